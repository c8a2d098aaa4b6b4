import type { Readable, Writable } from 'node:stream';
import { type CANCEL_SYMBOL, intro, isCancel, select, text } from '@clack/prompts';

/** Where the questions are shown and answered; without it, in the terminal of the command. */
export interface Streams {
  input?: Readable;
  output?: Writable;
}

interface Line {
  example: string;
  /** What is wrong with what was typed. */
  fault?: ((typed: string) => string | undefined) | undefined;
}

/** The kinds of questions. Ctrl-C at any of them throws a sentence. */
export function questions(streams: Streams) {
  return {
    begin: (title: string) => intro(title, streams),

    async line(message: string, { example, fault }: Line): Promise<string> {
      const validate = (typed = '') => (typed.trim() === 'back' ? undefined : fault?.(typed.trim()));
      const typed = await text({ ...streams, message, validate, placeholder: example });
      return (answered(typed) ?? '').trim();
    },

    async choose(message: string, values: readonly string[]) {
      const options = values.map((value) => ({ value, label: value }));
      return answered(await select({ ...streams, message, options }));
    },
  };
}

export type Questions = ReturnType<typeof questions>;

function answered<T>(answer: T | typeof CANCEL_SYMBOL): T {
  if (isCancel(answer)) throw new Error('Stopped. The same command goes on from here.');
  return answer;
}
