import type { z } from 'zod';
import type { LeadRequest } from './LeadRequest.ts';

/** A request for an estimate that passed its checks. */
export type Lead = z.output<typeof LeadRequest>;
