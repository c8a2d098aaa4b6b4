import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy in front of the function that loses responses. */
export interface CuttingProxy {
  readonly url: string;
  /** How many responses it cut off. */
  cuts(): number;
  stop(): Promise<void>;
}

/** Passes bytes to `target` and cuts off each `every`th response: the lead is stored, but the visitor gets no answer. */
export async function startCuttingProxy(target: string, every: number): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let answers = 0;
  let cuts = 0;

  function pass(client: Socket): void {
    const server = connect(Number(port), hostname);
    for (const socket of [client, server]) {
      open.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket);
          client.destroy();
          server.destroy();
        });
    }
    client.pipe(server);
    server.on('data', (data) => {
      answers += 1;
      if (answers % every !== 0) return void client.write(data);
      cuts += 1;
      client.resetAndDestroy();
    });
  }

  const proxy = createServer(pass).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cuts: () => cuts,
    stop: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
