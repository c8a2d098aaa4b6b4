/** What a Postgres program complained of, in its own words; undefined where it said nothing. */
export function complaintIn(output: string): string | undefined {
  return /(?:FATAL|PANIC|ERROR|error): {1,2}(.+)/.exec(output)?.[1]?.trim();
}
