import { readFileSync } from 'node:fs';
import type { Business } from '../../supabase/functions/submit-contact-form/business';

const file = new URL('../../supabase/functions/submit-contact-form/business.json', import.meta.url);

/** The business that the function under test works for, whatever the content says it is. */
export const business: Business = JSON.parse(readFileSync(file, 'utf8'));
