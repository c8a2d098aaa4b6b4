import { afterAll, beforeAll } from 'vitest';
import { type ListedLead, readLeads } from '../../../scripts/leads/readLeads';
import type { Server } from '../../../scripts/serve/startServer';
import { openTestStack, type TestStack } from '../../backend/openTestStack';
import { waitFor } from '../../backend/waitFor';
import { builtSite } from '../../builtSite';

/** The built site with a form that stores what is sent, for the tests of one file. */
export function formSite() {
  let stack: TestStack;
  let site: Server;
  beforeAll(async () => {
    stack = await openTestStack();
    site = await builtSite(stack.functionUrl);
  });
  afterAll(async () => {
    await site?.stop();
    await stack?.stop();
  });
  return {
    get url(): string {
      return site.url;
    },
    /** Waits for the lead with this message. */
    storedLead: (words: string): Promise<ListedLead> =>
      waitFor('the row', async () =>
        (await readLeads(stack.databaseUrl)).find(({ message }) => message === words),
      ),
  };
}
