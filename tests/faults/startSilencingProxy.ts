import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy in front of the database. */
export interface SilencingProxy {
  readonly port: number;
  /** Lets no more bytes through on the connections that are open; new ones work. */
  silence(): void;
  /** Whether to reset each new connection. */
  refuse(refusing: boolean): void;
  /** Resets the connections that are open. */
  reset(): void;
  stop(): Promise<void>;
}

/** Passes bytes to 127.0.0.1:`target` until told otherwise. */
export async function startSilencingProxy(target: number): Promise<SilencingProxy> {
  const open = new Set<Socket>();
  let refusing = false;

  function pass(client: Socket): void {
    client.on('error', () => undefined);
    if (refusing) return void client.resetAndDestroy();
    const server = connect(target, '127.0.0.1');
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
    client.pipe(server).pipe(client);
  }

  const proxy = createServer(pass).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    silence: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    refuse: (value) => {
      refusing = value;
    },
    reset: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
