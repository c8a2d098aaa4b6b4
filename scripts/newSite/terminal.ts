import type { Readable, Writable } from 'node:stream';
import { type CANCEL_SYMBOL, intro, isCancel, log, select, text } from '@clack/prompts';

/** Where the questions are shown and answered; without it, in the terminal of the command. */
export interface Streams {
  input?: Readable;
  output?: Writable;
}

interface Line {
  example: string;
  /** What was typed before, which Enter keeps. */
  earlier: string;
  /** What is wrong with what was typed. */
  fault: (typed: string) => string | undefined;
}

/** What returns to the question before. */
export const isBack = (typed: string): boolean => /^back$/i.test(typed);

/** The kinds of questions. Ctrl-C at any of them throws a sentence. */
export function questions(streams: Streams) {
  function answered<T>(answer: T | typeof CANCEL_SYMBOL): T {
    if (isCancel(answer)) throw new Error('Stopped. To continue, run the same command.');
    return answer;
  }
  return {
    begin: (title: string) => intro(title, streams),
    say: (message: string) => log.message(message, streams),

    async line(message: string, { example, earlier, fault }: Line): Promise<string> {
      const validate = (typed = '') => (isBack(typed.trim()) ? undefined : fault(typed.trim() || earlier));
      const typed = await text({
        ...streams,
        ...{ message, validate, placeholder: earlier || example, defaultValue: earlier },
      });
      return (answered(typed) ?? '').trim();
    },

    async choose(message: string, values: readonly string[]) {
      const options = values.map((value) => ({ value, label: value }));
      return answered(await select({ ...streams, message, options, showInstructions: false }));
    },
  };
}

export type Questions = ReturnType<typeof questions>;
