import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy on this machine, in front of the function or the database. */
export interface FaultyProxy {
  readonly port: number;
  readonly url: string;
  /** Lets no more bytes through on the connections that are open; new ones work. */
  silence(): void;
  /** Whether to reset each new connection. */
  refuse(refusing: boolean): void;
  /** Resets the connections that are open. */
  reset(): void;
  /** How many responses it cut off. */
  cuts(): number;
  stop(): Promise<void>;
}

/** Passes bytes to the port of an address. If `cutEvery` is given, cuts off each so many-th response: the lead is stored, but the visitor gets no answer. */
export async function startProxy(target: string, cutEvery?: number): Promise<FaultyProxy> {
  const open = new Set<Socket>();
  let refusing = false;
  let answers = 0;
  let cuts = 0;

  function pass(client: Socket): void {
    client.on('error', () => undefined);
    if (refusing) return void client.resetAndDestroy();
    const server = connect(Number(new URL(target).port), '127.0.0.1');
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
    if (!cutEvery) return void server.pipe(client);
    server.on('data', (data) => {
      answers += 1;
      if (answers % cutEvery !== 0) return void client.write(data);
      cuts += 1;
      client.resetAndDestroy();
    });
  }

  const proxy = createServer(pass).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    silence: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    refuse: (value) => {
      refusing = value;
    },
    reset: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    cuts: () => cuts,
    stop: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
