import { once } from 'node:events';
import { connect } from 'node:net';

/** Begins a post whose body comes a byte at a time and never ends; gives the answer as it comes from the wire. */
export async function dripBody(address: string): Promise<string> {
  const { port, pathname } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  const head = ['Host: x', 'Content-Type: application/json', 'Content-Length: 900'].join('\r\n');
  socket.write(`POST ${pathname} HTTP/1.1\r\n${head}\r\n\r\n{`);
  const drip = setInterval(() => socket.write(' '), 200);
  try {
    const [answer]: Buffer[] = await once(socket, 'data');
    return String(answer);
  } finally {
    clearInterval(drip);
    socket.destroy();
  }
}
