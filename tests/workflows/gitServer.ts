import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** Answers Git over HTTP from the bare repositories below a folder; `mayPush` allows writing. */
export async function answerGit(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
  mayPush: boolean,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://git');
  const sent = Buffer.concat(await request.toArray());
  const isZipped = request.headers['content-encoding'] === 'gzip';
  const child = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: pathname.replace(/^((?:\/[^/]+){2}?)(?:\.git)?(?=\/(?:info|git-))/, '$1.git'),
      QUERY_STRING: searchParams.toString(),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      ...(mayPush && { REMOTE_USER: 'github-actions' }),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(isZipped ? gunzipSync(sent) : sent);
  const answer = Buffer.concat(await child.stdout.toArray());
  const end = answer.indexOf('\r\n\r\n');
  const headers = answer
    .subarray(0, end)
    .toString()
    .split('\r\n')
    .map((line) => line.split(': ') as [string, string]);
  const status = headers.find(([name]) => name === 'Status')?.[1] ?? '200';
  response.writeHead(
    Number.parseInt(status, 10),
    Object.fromEntries(headers.filter(([name]) => name !== 'Status')),
  );
  response.end(answer.subarray(end + 4));
}
