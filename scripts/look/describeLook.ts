import { firstLines } from '../../pipeline/lint/lists';
import { escapeMarkdown } from '../pullRequest/comment';
import type { Look, PageFault } from './lookAtChange';

/** GitHub limits the summary of a step to 1 MiB. */
const MAX_FAULTS = 500;

/** The report of `lookAtChange` for the owner, in Markdown. `pictures`: addresses of pages with screenshots before and after. */
export function describeLook(look: Look, pictures: readonly string[]): string {
  const { introduced, preexisting } = look;
  const ofContent = introduced.filter(({ isOfProgram }) => !isOfProgram);
  const ofProgram = introduced.filter(({ isOfProgram }) => isOfProgram);
  return `${[
    `## ${verdict(ofContent.length, ofProgram.length)}`,
    describeCounts(look),
    ...section('To fix', 'The pages would not work as they should:', ofContent),
    ...section(
      'A bug in the website software',
      'You don’t need to fix these; the person who maintains the software does:',
      ofProgram,
    ),
    ...section('Already there before your change', 'This does not stop your change.', preexisting),
    ...(pictures.length > 0
      ? [`**Pictures** of ${pictures.join(', ')}, before and after: download “before-and-after” below.`]
      : []),
  ].join('\n\n')}\n`;
}

function verdict(ofContent: number, ofProgram: number): string {
  if (ofContent > 0) return `Fix ${ofContent === 1 ? '1 thing' : `${ofContent} things`} on the pages`;
  return ofProgram > 0 ? 'These pages show a bug in the software' : 'The pages are fine';
}

function describeCounts({ changed, linking, inBrowser }: Look): string {
  const total = changed + linking;
  if (total === 0) return 'No page changes.';
  const opened = inBrowser < total ? ` ${inBrowser} of them were opened on a phone’s screen.` : '';
  return `${pages(changed)} changed, and ${pages(linking)} that link to them.${opened} Checked: links, headings, the data for search engines, whether everybody can use them, and whether they fit on a phone.`;
}

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

function section(title: string, sentence: string, faults: readonly PageFault[]): string[] {
  if (faults.length === 0) return [];
  const lines = faults.map(({ address, text }) => `${escapeMarkdown(address)}: ${escapeMarkdown(text)}`);
  return [`### ${title}`, sentence, `- ${firstLines(lines, MAX_FAULTS).join('\n- ')}`];
}
