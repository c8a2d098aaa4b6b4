/** Writes one structured line. Never give it what a visitor wrote. */
export function log(event: string, facts: Record<string, string | number | boolean | null> = {}): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...facts }));
}
