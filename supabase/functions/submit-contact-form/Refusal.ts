/** An answer other than yes: its status, and words that a homeowner understands. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, words: string, headers: Record<string, string> = {}) {
    super(words);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
  }
}
