import { rule } from '../rule';

const MARK = /^\s*# To write: (.+)$/;

export const toWrite = rule({
  id: 'to-write',
  on: 'fields',
  severity: 'warning',
  about:
    'A new site begins with texts that fit any business. A line “# To write” says what only you can say. Write it, then delete that line.',
  examples: {
    file: 'pages/contact.md',
    replace: 'label: Contact',
    wrong: '# To write: your own greeting\nlabel: Contact',
    right: 'label: Contact',
  },
  check({ source }, report) {
    for (const [index, line] of source.lines.slice(0, source.bodyLine - 1).entries()) {
      const [, what] = MARK.exec(line) ?? [];
      if (what)
        report({
          line: index + 1,
          actual: line.trim(),
          reason: `Still to write: ${what}. Then delete this line.`,
        });
    }
  },
});
