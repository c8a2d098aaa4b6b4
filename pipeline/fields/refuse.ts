import { z } from 'zod';

/** Ends a field's reading with a problem in the owner's words. `instead` is the corrected value, where it can be known. */
export function refuse(context: z.RefinementCtx, code: string, message: string, instead?: string): never {
  context.addIssue({ code: 'custom', message, params: { code, instead } });
  return z.NEVER;
}
