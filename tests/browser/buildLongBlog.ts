import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Workplace } from '../built/Workplace';

const PLUMBER = join(import.meta.dirname, '..', 'fixtures', 'plumber');
/** With the fixture's own article, one more than a blog without search. */
const MORE = 20;
/** A sentence that only one article contains. */
const RARE = 'The siphon of the lighthouse keeper has a copper elbow.';

/** Builds a site whose blog is long enough for a search; the caller removes it. Only Number 7 has the word `siphon`. */
export async function buildLongBlog(): Promise<Workplace> {
  const place = new Workplace(PLUMBER).sharePictures().takeBundle();
  addArticles(join(place.content, 'blog'));
  const { code, log } = await place.build();
  if (code !== 0) throw new Error(`The long blog was not built:\n${log}`);
  return place;
}

function addArticles(folder: string): void {
  const model = readFileSync(join(folder, 'frozen-pipes.md'), 'utf8');
  for (let number = 1; number <= MORE; number++) {
    const text = model
      .replace(/^title: .*$/m, `title: Winter Notes From Portland, Number ${number}`)
      .replace(/^description: .*$/m, (line) => `${line.slice(0, 140)} ${number}`)
      .concat(number === 7 ? `\n${RARE}\n` : '');
    writeFileSync(join(folder, `note-${number}.md`), text);
  }
}
