import type { Problem } from '../Problem';

/** A problem as a workflow command: GitHub shows it on its line. */
export function formatGithub({ file, line, column, severity, message, code }: Problem): string {
  const at = `file=${property(file)},line=${line},col=${column},title=${property(code)}`;
  return `::${severity} ${at}::${data(message)}`;
}

function data(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function property(text: string): string {
  return data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
