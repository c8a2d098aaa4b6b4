import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';

/** Sets an output of the running workflow step; outside of a workflow, does nothing. */
export function setOutput(name: string, value: string | number, file = process.env.GITHUB_OUTPUT): void {
  const end = randomUUID();
  const isLong = String(value).includes('\n');
  if (file) appendFileSync(file, isLong ? `${name}<<${end}\n${value}\n${end}\n` : `${name}=${value}\n`);
}

/** Adds Markdown to the summary of the workflow run; outside of a workflow, does nothing. */
export function addToSummary(markdown: string, file = process.env.GITHUB_STEP_SUMMARY): void {
  if (file) appendFileSync(file, markdown);
}
