/** Writes a line of JSON. `details` must not contain anything that a visitor wrote. */
export function log(event: string, details: Record<string, string | number | boolean | null> = {}): void {
  try {
    console.log(JSON.stringify({ at: new Date().toISOString(), event, ...details }));
  } catch {
    // A full disk must not fail a request.
  }
}

/** The name of an error for the log; its message may contain what a visitor wrote. */
export function errorName(reason: unknown): string {
  return reason instanceof Error ? reason.name : 'unknown';
}
