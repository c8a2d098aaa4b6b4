import { vi } from 'vitest';

/** Runs a command in this process. Returns its exit code and what it printed. */
export async function runPrinting<Code>(command: () => Promise<Code>): Promise<[Code, string]> {
  let printed = '';
  const keep = (text: unknown) => {
    printed += text;
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep),
    vi.spyOn(console, 'log').mockImplementation((text) => keep(`${text}\n`)),
  ];
  const code = await command().finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return [code, printed];
}
