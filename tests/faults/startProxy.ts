import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../../scripts/serve/ports';

/**
 * A proxy on this machine, in front of the function or the database. Passes bytes to the port of an address. If `cutEvery` is given, cuts off each so many-th response: the lead is stored, but the visitor
 * gets no answer.
 */
export async function startProxy(target: string, cutEvery?: number) {
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
  const port = portOf(proxy);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** Lets no more bytes through on the connections that are open; new ones work. */
    silence: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    /** Whether to reset each new connection. */
    refuse: (value: boolean) => {
      refusing = value;
    },
    /** Resets the connections that are open. */
    reset: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    /** How many responses it cut off. */
    cuts: () => cuts,
    stop: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
