import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from '../../pipeline/lint/lint';
import { type ContentCheckOptions, checkContent } from './checkContent';
import { messagesWithin } from './messagesWithin';
import { proposalDeadline, tryProposals } from './proposals';

/** A line may need several fixes, of which each round applies one. */
const MAX_ROUNDS = 10;

/** Applies the sure fixes in the named files, or in all, until a check finds no more. `fixed`: a line for each fix. */
export async function fixContent(
  folder: string,
  options: ContentCheckOptions,
  names: readonly string[],
): Promise<{ fixed: string[]; checked: CheckResult }> {
  const root = join(folder, '..');
  const deadline = proposalDeadline();
  const fixed: string[] = [];
  let before = await checkContent(folder, options);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const sure = messagesWithin(before.messages, names).filter(({ fix }) => fix?.kind === 'sure');
    const { applied, texts, checked } = await tryProposals({ root, before, deadline }, sure, (corrected) =>
      checkContent(folder, { ...options, texts: corrected }),
    );
    if (applied.length === 0) break;
    for (const [file, text] of texts) writeFileSync(join(root, file), text);
    for (const { file, line, text } of applied.flatMap(({ fix }) => fix?.edits ?? []))
      fixed.push(`${file}:${line}  ${text.trim()}`);
    before = checked;
  }
  return { fixed, checked: before };
}
