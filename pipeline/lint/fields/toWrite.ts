import { rule } from '../rule';

/** The sentence about a note, by the language that it is written in: a sentence in two languages is hard to read. */
const SENTENCES: readonly (readonly [mark: RegExp, sentence: (what: string) => string])[] = [
  [/^\s*# To write: (.+)$/, (what) => `Still to write: ${what}. Then delete this line.`],
  [/^\s*# Por escribir: (.+)$/, (what) => `Falta escribir: ${what}. Después borre esta línea.`],
];

export const toWrite = rule({
  id: 'to-write',
  on: 'fields',
  severity: 'warning',
  about:
    'A new site begins with texts that fit any business. A line “# To write”, or “# Por escribir” on a Spanish site, says what only you can say. Write it, then delete that line.',
  examples: ['# To write: your own greeting', '# Por escribir: su propio saludo'].map((note) => ({
    file: 'pages/contact.md',
    replace: 'label: Contact',
    wrong: `${note}\nlabel: Contact`,
    right: 'label: Contact',
  })),
  check({ source }, report) {
    for (const [index, line] of source.lines.slice(0, source.bodyLine - 1).entries())
      for (const [mark, sentence] of SENTENCES) {
        const [, what] = mark.exec(line) ?? [];
        if (what) report({ line: index + 1, actual: line.trim(), reason: sentence(what) });
      }
  },
});
