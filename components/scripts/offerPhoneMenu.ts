/** Puts the button of the sheet in the place of the disclosure that opens it without scripts. */
export function offerPhoneMenu(): void {
  const menu = document.querySelector('[data-phone-menu]');
  const disclosure = menu?.querySelector('details');
  const button = menu?.querySelector('button');
  const sheet = menu?.querySelector('dialog');
  if (!disclosure || !button || !sheet) return;
  const offer = (scripted: boolean) => {
    disclosure.hidden = scripted;
    disclosure.open = !scripted;
    button.hidden = !scripted;
  };
  button.addEventListener('click', () => {
    import('./openPhoneMenu').then(
      ({ openPhoneMenu }) => openPhoneMenu(sheet, button),
      () => offer(false),
    );
  });
  offer(true);
}
