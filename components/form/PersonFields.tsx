import { labels } from '../labels';
import { TextField } from './TextField';

/** How to reach somebody: what both forms ask. */
export function PersonFields() {
  return (
    <>
      <TextField
        label={labels.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextField label={labels.phone} name="phone" type="tel" inputMode="tel" autoComplete="tel" required />
    </>
  );
}
