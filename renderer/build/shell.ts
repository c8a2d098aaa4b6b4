/** What the framework puts round every page: its tags at the head's beginning and end, and at the body's end. */
export interface Shell {
  headStart: string;
  headEnd: string;
  bodyEnd: string;
}

/** The shell, from one page without and with it. Throws where they differ in anything else. */
export function shellOf(bare: string, framed: string): Shell {
  const [before, head, body, after] = partsOf(bare);
  const headAt = framed.indexOf(head, before.length);
  const bodyAt = framed.indexOf(body, headAt + head.length);
  const shell = {
    headStart: framed.slice(before.length, headAt),
    headEnd: framed.slice(headAt + head.length, bodyAt),
    bodyEnd: framed.slice(bodyAt + body.length, framed.length - after.length),
  };
  if (inShell(bare, shell) !== framed)
    throw new Error('Vike changes pages in a way that `shellOf` does not know: see renderer/build/shell.ts');
  return shell;
}

/** A whole page: a document with the shell round it. */
export function inShell(document: string, { headStart, headEnd, bodyEnd }: Shell): string {
  const [before, head, body, after] = partsOf(document);
  return before + headStart + head + headEnd + body + bodyEnd + after;
}

function partsOf(document: string): [before: string, head: string, body: string, after: string] {
  const headStart = document.indexOf('<head>') + '<head>'.length;
  const headEnd = document.indexOf('</head>');
  const bodyEnd = document.lastIndexOf('</body>');
  return [
    document.slice(0, headStart),
    document.slice(headStart, headEnd),
    document.slice(headEnd, bodyEnd),
    document.slice(bodyEnd),
  ];
}
