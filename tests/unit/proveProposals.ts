import { dirname } from 'node:path';
import { expect } from 'vitest';
import type { CheckOptions, CheckResult } from '../../pipeline/lint/lint';
import type { Message } from '../../pipeline/lint/message';
import { applyProposals, remainingMessages } from '../../scripts/check/proposals';
import { checkCopy } from './checkCopy';
import { expectAdvice } from './followAdvice';

/** Sure proposals that are written together leave no more after so many rounds. */
const MAX_ROUNDS = 2;

/** Proposals that bring a message of another rule, by what is tested, each with why that is right. At most 15. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'a button that calls a word': 'Once it is a number, the check asks why it is not that of the business.',
  'a field whose nearest name stands there': 'Once it is a date, it keeps back a page to which others link.',
  'a picture whose name has a space, without its folder':
    'Once its name can be read, the check sees that there is no such picture.',
};

/**
 * Expects of each proposal in the messages of a folder, written alone: it is another text, its message is gone, and no
 * new one comes. And of all sure ones, written together, that they come to an end. Returns the check after the first one.
 */
export function expectProven(
  name: string,
  folder: string,
  before: CheckResult,
  options: CheckOptions = {},
): CheckResult | undefined {
  const [first] = before.messages.map((message) => {
    expectAdvice(folder, message, before, options);
    return message.fix ? expectProposal(name, folder, { before, message, options }) : undefined;
  });
  // The only message has been tried alone.
  if (before.messages.length > 1 || first?.messages.some(isSure)) expectEnd(folder, before, options);
  return first;
}

const isSure = ({ fix }: Message) => fix?.kind === 'sure';

interface Proposed {
  before: CheckResult;
  message: Message;
  options: CheckOptions;
}

function expectProposal(name: string, folder: string, { before, message, options }: Proposed): CheckResult {
  const { checked, left } = write(folder, before, [message], options);
  const bring = left.map(({ ruleId, start, reason }) => `${ruleId} on line ${start.line}: ${reason}`);
  if (name in EXCEPTIONS) {
    expect(bring.length).toBeGreaterThan(0);
    expect(left.map(({ ruleId }) => ruleId)).not.toContain(message.ruleId);
  } else expect(bring, `what writing “${message.fix?.edits[0]?.text}” leaves or brings`).toEqual([]);
  return checked;
}

function write(folder: string, before: CheckResult, messages: readonly Message[], options: CheckOptions) {
  const texts = applyProposals(dirname(folder), messages, options.texts);
  const checked = checkCopy(folder, { ...options, texts });
  return { texts, checked, left: remainingMessages(before, { applied: messages, texts, checked }) };
}

/** Writes sure proposals, and those of what is found then, until there are no more. */
function expectEnd(folder: string, before: CheckResult, options: CheckOptions, round = 0): void {
  const sure = before.messages.filter(isSure);
  if (sure.length === 0) return;
  expect(round, 'the rounds of sure proposals').toBeLessThan(MAX_ROUNDS);
  const { checked, texts } = write(folder, before, sure, options);
  expectEnd(folder, checked, { ...options, texts }, round + 1);
}
