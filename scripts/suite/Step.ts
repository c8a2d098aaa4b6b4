/** What a step of the suite found; `why` says in one sentence what kept it from running. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly why?: string;
}

export interface Step {
  readonly name: string;
  /** Needs what the step of this name made. */
  readonly needs?: string;
  run(): Promise<Outcome>;
}
