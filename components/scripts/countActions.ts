/** What is worth counting. */
type Action = 'call' | 'directions' | 'estimate';

/** Tells `endpoint` of the actions that matter, without cookies and without saying who. */
export function countActions(endpoint: string): void {
  const tell = (action: Action) => {
    const body = JSON.stringify({ action, page: location.pathname });
    // Not `sendBeacon`, which would send the cookies of that host along.
    fetch(endpoint, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(
      () => undefined,
    );
  };
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.protocol === 'tel:') tell('call');
    else if (link?.closest('[data-directions]')) tell('directions');
  });
  document.addEventListener('lead-sent', () => tell('estimate'));
}
