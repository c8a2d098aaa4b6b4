/** The path of a picture as its file has it, of an address in a text, where a space is written as `%20`. */
export function picturePath(address: string): string {
  if (!address.includes('%')) return address;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
