import type { Readable, Writable } from 'node:stream';
import { type CANCEL_SYMBOL, confirm, intro, isCancel, select, text } from '@clack/prompts';

/** Where the questions are shown and answered; without it, in the terminal of the command. */
export interface Streams {
  input?: Readable;
  output?: Writable;
}

interface Line {
  example?: string;
  isOptional?: boolean;
  /** What was typed, as it is kept; nothing where it is not understood. */
  read?: (typed: string) => string | undefined;
}

/** The kinds of questions. Ctrl-C at any of them throws a sentence. */
export function questions(streams: Streams) {
  return {
    begin: (title: string) => intro(title, streams),

    async line(message: string, { example, isOptional = false, read = (typed) => typed }: Line = {}) {
      const wrong = example === undefined ? 'Please answer this.' : `Please answer this, such as: ${example}`;
      const kept = (typed = '') => {
        const trimmed = typed.trim();
        if (trimmed === '') return isOptional ? '' : undefined;
        return read(trimmed);
      };
      const validate = (typed?: string) => (kept(typed) === undefined ? wrong : undefined);
      const shown = isOptional ? `${message} (Enter skips this.)` : message;
      const typed = await text({
        ...streams,
        message: shown,
        validate,
        ...(example && { placeholder: example }),
      });
      return kept(answered(typed)) ?? '';
    },

    async choose(message: string, values: readonly string[], label = (value: string) => value) {
      const options = values.map((value) => ({ value, label: label(value) }));
      return answered(await select({ ...streams, message, options }));
    },

    yes: async (message: string, initialValue: boolean) =>
      answered(await confirm({ ...streams, message, initialValue })),
  };
}

export type Questions = ReturnType<typeof questions>;

function answered<T>(answer: T | typeof CANCEL_SYMBOL): T {
  if (isCancel(answer)) throw new Error('Stopped. Nothing was written.');
  return answer;
}
