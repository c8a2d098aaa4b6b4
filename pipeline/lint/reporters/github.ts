import type { Message } from '../message';

/** GitHub shows ten annotations of each kind per step and drops the others. */
const MAX_ANNOTATIONS = 10;

/** Messages as workflow commands, which GitHub shows on their lines. Changed files come first; the last annotation of each severity counts the rest. */
export function annotate(messages: readonly Message[], changed: ReadonlySet<string> = new Set()): string[] {
  const inOrder = [...messages].sort((a, b) => Number(changed.has(b.file)) - Number(changed.has(a.file)));
  return [true, false].flatMap((isError) => {
    const ofLevel = inOrder.filter(({ fatal }) => fatal === isError);
    const more = ofLevel.length - MAX_ANNOTATIONS;
    return ofLevel
      .slice(0, MAX_ANNOTATIONS)
      .map((message, index) =>
        annotationOf(message, index === MAX_ANNOTATIONS - 1 && more > 0 ? moreText(more, isError) : ''),
      );
  });
}

function moreText(count: number, isError: boolean): string {
  const kind = isError ? 'error' : 'warning';
  return `\n\n${count} more ${kind}${count === 1 ? ' is' : 's are'} listed in the summary of this check.`;
}

function annotationOf({ file, start, fatal, reason, ruleId }: Message, addition: string): string {
  const properties = `file=${property(file)},line=${start.line},col=${start.column},title=${property(ruleId)}`;
  return `::${fatal ? 'error' : 'warning'} ${properties}::${data(reason + addition)}`;
}

/** Escapes the text of a workflow command. */
function data(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function property(text: string): string {
  return data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
