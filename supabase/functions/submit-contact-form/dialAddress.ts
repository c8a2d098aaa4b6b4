/** The address that dials a number as a visitor wrote it; an extension is left to be read. */
export function dialAddress(phone: string): string {
  const [number = ''] = phone.split(/[a-z#;,]/i).filter((part) => /\d/.test(part));
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
