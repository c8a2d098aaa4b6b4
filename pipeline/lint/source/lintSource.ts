import { splitLines, type Unreadable } from '../../source/readSource';
import type { Source } from '../../source/Source';
import { toFinding } from '../former';
import { createMessage, type Message } from '../message';
import { closingFence } from '../rules/source/fences';
import { withoutSecondItem } from '../rules/source/secondItem';
import { type RepairContext, repair } from './repair';
import { type Found, runSourceRules, WorkingCopy } from './WorkingCopy';

interface LintedSource {
  /** The source with its layout repaired; it keeps the faults that cannot be repaired. */
  source: Source;
  messages: Message[];
  /** Fields and groups whose other faults a message explains. */
  uncertain: Set<string>;
}

/** Checks the layout of a file's text. Repairs each fault in a copy, so that the rest can be read too. */
export function lintSource(file: string, input: string, context: RepairContext = {}): LintedSource {
  const copy = new WorkingCopy(file, splitLines(input));
  for (const found of ofFirstRule(runSourceRules({ step: 'item', lines: copy.lines, type: context.type }))) {
    copy.add(found);
    copy.lines = withoutSecondItem(copy.lines, found.finding.line - 1);
  }
  copy.closing = closingFence(copy.lines);
  const broken = ofFirstRule(runSourceRules({ step: 'file', lines: copy.lines, closing: copy.closing }));
  for (const found of broken) copy.add(found);
  const source = broken.length > 0 ? copy.unread : repair(copy, context);
  const { pictures } = context;
  for (const found of runSourceRules({ step: 'text', lines: source.lines })) copy.add(found);
  if (pictures && source.faults.length === 0)
    for (const found of runSourceRules({ step: 'descriptions', source, pictures })) copy.add(found);
  return { source, messages: copy.messages, uncertain: copy.uncertain };
}

export function lintUnreadable(file: string, unreadable: Unreadable): Message[] {
  const found = [...runSourceRules({ step: 'bytes', unreadable })];
  return found.map(({ rule, finding }) => createMessage(rule, toFinding(rule, finding, file), () => []));
}

function ofFirstRule(found: Iterable<Found>): Found[] {
  const own: Found[] = [];
  for (const each of found) {
    if (own[0] && own[0].rule !== each.rule) break;
    own.push(each);
  }
  return own;
}
