/**
 * On Ctrl-C and the like, ends the parts, the last one first, and then the program. Once: a terminal sends its Ctrl-C
 * both to npm, which passes it on, and to us. Parts may be added later.
 */
export function stopOnSignal(parts: readonly (() => Promise<void>)[]): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    console.log('\nStopping…');
    for (const stop of parts.toReversed()) await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
