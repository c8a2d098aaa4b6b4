/**
 * A number of the United States as `(856) 555-0142`, else nothing. Which texts hold such a number stands in
 * `components/form/checkPhone.ts` too.
 */
export function readablePhone(typed: string): string {
  const joined = typed.replace(/[^\w+,;/]/g, '');
  const [, area, exchange, line] =
    /(?:^|[^\d+])(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})(?!\d)/.exec(joined) ?? [];
  return line === undefined ? '' : `(${area}) ${exchange}-${line}`;
}
