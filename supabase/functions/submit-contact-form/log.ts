/** Writes one structured line. Never give it what a visitor wrote. */
export function log(event: string, facts: Record<string, string | number | boolean | null> = {}): void {
  try {
    console.log(JSON.stringify({ at: new Date().toISOString(), event, ...facts }));
  } catch {
    // The disk under the log is full: no reason to fail a request.
  }
}

/** The name of an error for the log. Its message may contain what a visitor wrote. */
export function errorName(reason: unknown): string {
  return reason instanceof Error ? reason.name : 'unknown';
}
