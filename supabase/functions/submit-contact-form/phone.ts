/** The first US phone number in a text, as `(856) 555-0142`; empty if there is none. */
export function findUsPhone(text: string): string {
  const [, area, exchange, line] =
    /(?:^|[^\d+])(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})(?!\d)/.exec(withoutSeparators(text)) ?? [];
  return line === undefined ? '' : `(${area}) ${exchange}-${line}`;
}

/** Whether a text has a number that can be called: a US number, or one with another country's code. */
export function hasPhoneNumber(text: string): boolean {
  return findUsPhone(text) !== '' || /\+[2-9]\d{7}/.test(withoutSeparators(text));
}

const withoutSeparators = (text: string) => text.replace(/[^\w+,;/]/g, '');
