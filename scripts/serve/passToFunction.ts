import { Agent, type IncomingHttpHeaders, request as send } from 'node:http';
import type { RequestHandler } from './answerSite';

/** Headers that are not forwarded: those of a single connection (RFC 9110 section 7.6.1), and `Host`. */
const OWN_HEADER = /^(?:connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade|host)$/;
const agent = new Agent({ keepAlive: true });

/** The answer if the function is down. */
const UNREACHABLE = JSON.stringify({ error: 'The form cannot be reached at the moment.' });

function forwardable(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADER.test(name)));
}

/**
 * A streaming proxy to the local edge runtime at the origin of `functionUrl`; a deployed site calls its function directly. As on the platform, `cf-connecting-ip` is the address of
 * the client, and `x-forwarded-for` begins with the client's own header. Answers 502 with `{ error }` if the runtime is down.
 */
export function passToFunction(functionUrl: string): RequestHandler {
  const { hostname, port } = new URL(functionUrl);
  return (request, response) => {
    const sender = request.socket.remoteAddress ?? '';
    const claimed = request.headers['x-forwarded-for'];
    const headers = {
      ...forwardable(request.headers),
      'cf-connecting-ip': sender,
      'x-forwarded-for': [claimed, sender].filter(Boolean).join(', '),
      'x-forwarded-host': request.headers.host ?? '',
      'x-forwarded-proto': 'http',
    };
    const target = { hostname, port, path: request.url, method: request.method, headers, agent };
    const forwarded = send(target, (answer) => {
      response.writeHead(answer.statusCode ?? 502, forwardable(answer.headers));
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    forwarded.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'application/json' }).end(UNREACHABLE);
    });
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  };
}
