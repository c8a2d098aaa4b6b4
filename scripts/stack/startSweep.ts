/** Posts to the function's `/deliver-mail` every `seconds`, as the schedule does where it is hosted. */
export function startSweep(functionUrl: string, secret: string, seconds: number): { stop(): void } {
  const sweep = () =>
    void fetch(`${functionUrl}/submit-contact-form/deliver-mail`, {
      method: 'POST',
      headers: { 'x-sweep-secret': secret },
      signal: AbortSignal.timeout(30_000),
    })
      .then((response) => response.text())
      .catch(() => undefined);
  const timer = setInterval(sweep, seconds * 1000);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
