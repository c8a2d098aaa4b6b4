import { type ReadMail, readMails } from './readMails';
import { waitFor } from './waitFor';

/** The mails in `folder` whose text has `words`, once there are at least `count`. */
export function waitForMails(folder: string, words: string, count = 1, seconds = 15): Promise<ReadMail[]> {
  return waitFor(
    `${count} mail(s) with ${JSON.stringify(words)}`,
    () => {
      const found = readMails(folder).filter(({ text }) => text.includes(words));
      return found.length >= count ? found : null;
    },
    seconds,
  );
}
