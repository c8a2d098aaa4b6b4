const SHAPE = /^[^\s@<>,;:/?]+@[^\s@<>,;:/?]+\.[^\s@<>,;:/?.]+$/;

const WANTED = 'An e-mail address looks like name@example.com.';
const ONE = 'Only one e-mail address belongs here.';

interface WrongEmail {
  message: string;
  /** The address that was meant, where it is certain. */
  instead?: string;
}

/** An e-mail address, or what is wrong with it. */
export function readEmail(written: string): { address: string } | WrongEmail {
  if (SHAPE.test(written)) return { address: written };
  return { message: isTwo(written) ? ONE : WANTED, instead: meant(written) };
}

function isTwo(written: string): boolean {
  return (written.match(/@/g) ?? []).length > 1;
}

function meant(written: string): string | undefined {
  const bare = written
    .replace(/^(?:mailto:)?\/*/i, '')
    .replace(/[<>]|[.,;:]+$/g, '')
    .replace(/\s+(?:at|\(at\)|\[at\])\s+/i, '@')
    .replace(/\s+(?=@)|(?<=@)\s+/g, '');
  return SHAPE.test(bare) ? bare : undefined;
}
