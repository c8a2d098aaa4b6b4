import { Document, LineCounter, parseDocument } from 'yaml';

export interface Front {
  document: Document.Parsed;
  counter: LineCounter;
  /** The first thing that keeps it from being read; `index` counts lines from 0. */
  fault?: { index: number; column: number; code: string };
}

/** Reads the lines between the fences; everything stays text. */
export function parseFront(front: string): Front {
  const counter = new LineCounter();
  const document = documentOf(front, counter);
  if (!document)
    return {
      document: new Document() as Document.Parsed,
      counter,
      fault: { index: 0, column: 1, code: 'TOO_DEEP' },
    };
  const [first] = [...document.errors, ...document.warnings];
  if (!first) return { document, counter };
  const { line, col } = counter.linePos(first.pos[0]);
  return { document, counter, fault: { index: line - 1, column: col, code: first.code } };
}

/** Nothing where lists in lists go too deep to be followed. */
function documentOf(front: string, counter: LineCounter): Document.Parsed | undefined {
  const { stackTraceLimit } = Error;
  try {
    // Nobody reads the stacks of what an owner wrote wrong, and thousands of them take seconds.
    Error.stackTraceLimit = 0;
    return parseDocument(front, {
      lineCounter: counter,
      schema: 'failsafe',
      prettyErrors: false,
      logLevel: 'silent',
      uniqueKeys: false,
    });
  } catch {
    return undefined;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
