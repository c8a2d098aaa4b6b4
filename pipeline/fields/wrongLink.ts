const ADDRESS = '[/#]\\S*|https:\\S+|tel:\\S+|mailto:\\S+';
const OTHER_ARROW = new RegExp(
  `^(?<label>.*[^\\s=–—>→:-])\\s*(?:→|⇒|➔|=>|[–—]>?|--+>|-\\s+>|>|:(?=\\s))\\s*(?<to>${ADDRESS})$`,
);
const IN_TEXT = /^\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)$/;
const PHONE = /^(?<label>.*\S)\s*->\s*(?:tel:\s*)?(?<number>\+?[\d().\s-]{7,})$/;

/** What is wrong with a link that has not its shape, and the link that was meant, where it can be known. */
export function wrongLink(written: string, example: string): { message: string; instead?: string } {
  const { label: caller, number = '' } = PHONE.exec(written)?.groups ?? {};
  if (caller)
    return {
      message: 'There are no spaces in an address. A phone number is written in digits alone behind tel:',
      instead: `${caller} -> tel:${number.replace(/[^+\d]/g, '')}`,
    };
  const { label, to } = OTHER_ARROW.exec(written)?.groups ?? IN_TEXT.exec(written)?.groups ?? {};
  return {
    message: `A link is written as words, an arrow and an address, for example: ${example}`,
    instead: label && to ? `${label} -> ${to}` : undefined,
  };
}
