/**
 * On Ctrl-C and its like, ends the parts of a program, the last begun first, and then the program. Once: a terminal
 * sends its Ctrl-C both to npm, which passes it on, and to us. Parts may be added later.
 */
export function stopOnSignal(parts: readonly (() => Promise<void>)[], log: (line: string) => void): void {
  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    log('\nStopping…');
    for (const stop of parts.toReversed()) await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
