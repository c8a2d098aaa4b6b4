import { labels } from '../labels';
import { Hidden } from '../ui/Hidden';

/** A field that people neither see nor reach, and programs fill in. */
export function Honeypot() {
  return (
    <Hidden aria-hidden>
      <label>
        {labels.leaveEmpty}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </Hidden>
  );
}
