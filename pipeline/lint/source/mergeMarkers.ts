import { rule } from '../rule';

const BEGIN = /^<{7}( |$)/;
const END = /^>{7}( |$)/;

export const mergeMarker = rule({
  id: 'merge-marker',
  on: 'source',
  severity: 'error',
  about:
    'Two people changed the same lines, and GitHub put both versions into the file, between lines that begin with <<<<<<< and >>>>>>>. Keep one version. Delete the other version and those lines.',
  examples: {
    file: 'pages/contact.md',
    wrong: '<<<<<<< HEAD\nlabel: Contact\n=======\nlabel: Reach us\n>>>>>>> new-label',
    right: 'label: Contact',
  },
  check(input, report) {
    if (input.step !== 'file') return;
    const leftOver = (line: number) => {
      const reason = 'This line is left over from joining two changes. Delete it.';
      report({ line, column: 1, reason, corrected: '' });
    };
    let open = 0;
    for (const [index, line] of input.lines.entries()) {
      if (BEGIN.test(line) && open === 0) open = index + 1;
      else if (END.test(line) && open > 0) {
        const reason = `There are two versions of the same lines here, from line ${open} to line ${index + 1}. Keep one of them, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.`;
        report({ line: open, column: 1, reason });
        open = 0;
      } else if (END.test(line)) leftOver(index + 1);
    }
    if (open > 0) leftOver(open);
  },
});
