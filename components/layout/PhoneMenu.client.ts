import { whenLoaded } from '../client/loading';

export const selector = '[data-phone-menu]';

/** Shows the button of the modal sheet in place of the disclosure, which opens the same sheet without scripts. */
export function enhance(menu: HTMLElement): void {
  const disclosure = menu.querySelector('details');
  const button = menu.querySelector('button');
  const sheet = menu.querySelector('dialog');
  if (!disclosure || !button || !sheet) return;
  const useButton = (used: boolean) => {
    disclosure.hidden = used;
    disclosure.open = !used;
    button.hidden = !used;
  };
  button.addEventListener('click', () => {
    whenLoaded(
      () => import('./PhoneMenu.lazy'),
      ({ openPhoneMenu }) => openPhoneMenu(sheet, button),
      () => useButton(false),
    );
  });
  useButton(true);
}
