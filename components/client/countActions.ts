/** Sends each call, request for directions and submitted form to `endpoint`, without cookies and without data that identifies the visitor. */
export function countActions(endpoint: string): void {
  const report = (action: 'call' | 'directions' | 'estimate') => {
    const body = JSON.stringify({ action, page: location.pathname });
    // Not `sendBeacon`, which would send the cookies of the endpoint's host.
    const options = { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' } as const;
    fetch(endpoint, options).catch(() => undefined);
  };
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.protocol === 'tel:') report('call');
    else if (link?.closest('[data-directions]')) report('directions');
  });
  document.addEventListener('lead-sent', () => report('estimate'));
}
