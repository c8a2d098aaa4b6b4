import type { Business } from './Business.ts';
import business from './business.json' with { type: 'json' };

/** The business this function works for. */
export const readBusiness = (): Business => business;
