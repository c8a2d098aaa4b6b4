import { createContext } from 'react';

/** Whether a section's first picture is the page's, since its hero has none: it comes before everything else. */
export const LeadsPage = createContext(false);
