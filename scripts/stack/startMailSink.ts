import { once } from 'node:events';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { portOf } from '../serve/ports';

/** Starts an SMTP server that writes every mail to a file. */
export async function startMailSink(folder: string, log: (line: string) => void) {
  mkdirSync(folder, { recursive: true });
  let refusing = false;

  async function receive(stream: Readable): Promise<void> {
    const mail = await buffer(stream);
    if (refusing) throw Object.assign(new Error('4.3.0 Try again later'), { responseCode: 451 });
    // A mail that is sent twice, after a crash, has the same Message-ID and so one file.
    const [, id = `unnamed-${Date.now()}`] =
      /^message-id:\s*<([^>]+)>/im.exec(mail.toString('latin1', 0, 20_000)) ?? [];
    const file = join(folder, `${id.replace(/@.*$/, '').replace(/[^\w.-]/g, '_')}.eml`);
    writeFileSync(`${file}.part`, mail);
    renameSync(`${file}.part`, file);
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, done) => void receive(stream).then(() => done(), done),
  });
  // A killed function resets its connections, which is not logged.
  server.on('error', (error) => {
    if (!error.message.includes('ECONNRESET')) log(`Mail sink: ${error.message}`);
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${portOf(listening)}`,
    /** Refuses or accepts all mails from now on. */
    refuse: (value: boolean) => {
      refusing = value;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
