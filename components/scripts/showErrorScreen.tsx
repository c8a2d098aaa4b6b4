import { createRoot } from 'react-dom/client';
import { ErrorScreen } from '../ui/ErrorScreen';

/** Puts the error screen in the place of the whole page. */
export function showErrorScreen(reason: unknown): void {
  const { message, stack } = reason instanceof Error ? reason : { message: String(reason), stack: undefined };
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  createRoot(place).render(<ErrorScreen message={message} stack={stack} />);
}
