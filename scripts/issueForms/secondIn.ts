/** The first line of a job or review, if it says which one it is: `Job 2:`, `Another review`. */
const NUMBERED =
  /^(?:review|job|project)\s*#?\d|^(?:first|second|third|1st|2nd|3rd|another|next|other) (?:review|job|project|one)\b/i;
const SECOND = /^(?:second|2nd|another|next|other) (?:review|job|project|one)\s*:/i;

/** The line where a second job or review begins, if an answer has several. */
export function secondIn(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.find((line) => SECOND.test(line.trim())) ?? lines.filter((line) => NUMBERED.test(line.trim()))[1]
  );
}
