const WORDS = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** A number that was written with words or signs, in digits; nothing where it is not certain. */
export function inDigits(written: string): string | undefined {
  const word = WORDS.indexOf(written.toLowerCase());
  if (word >= 0) return String(word);
  if (/^★+☆*$/.test(written)) return String(written.replace(/☆/g, '').length);
  if (/^\$?\d{1,3}([, ]\d{3})+$/.test(written)) return written.replace(/[$, ]/g, '');
  const [, year] = /^(?:since|in|est\.?|established(?: in)?)\s+(\d+)$/i.exec(written) ?? [];
  if (year) return year;
  if (/^\d+,\d{1,2}$/.test(written)) return written.replace(',', '.');
  const [, digits] =
    /^[$~]?(\d+(?:\.\d+)?)(?:\+|%|\/5|st|nd|rd|th|(?: (?:out )?of \d+)|\s+[a-z]+)$/i.exec(written) ?? [];
  return digits;
}
