import { importAfterPaint } from '../client/loading';

export const selector = '[data-phone-menu]';

/** Replaces the disclosure of the menu, which works without scripts, with a button that opens the sheet as a modal dialog. */
export function enhance(menu: HTMLElement): void {
  const disclosure = menu.querySelector('details');
  const button = menu.querySelector('button');
  const sheet = menu.querySelector('dialog');
  if (!disclosure || !button || !sheet) return;
  const switchToButton = (isOn: boolean) => {
    disclosure.hidden = isOn;
    disclosure.open = !isOn;
    button.hidden = !isOn;
  };
  button.addEventListener('click', () => {
    importAfterPaint(() => import('./PhoneMenu.lazy')).then((script) => {
      if (script) script.openPhoneMenu(sheet, button);
      else switchToButton(false);
    });
  });
  switchToButton(true);
}
