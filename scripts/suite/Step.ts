/** What a step of the suite found. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What kept it from running, in one sentence. */
  readonly why?: string;
  /** Each test that failed: its file, its name, and the first line of what it said. */
  readonly failures?: readonly string[];
}

export interface Step {
  readonly name: string;
  /** Needs what the step of this name made. */
  readonly needs?: string;
  run(): Promise<Outcome>;
}
