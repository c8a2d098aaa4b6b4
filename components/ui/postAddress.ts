/** Where an embedded post can be read by itself: the address it names in `href`, else its own. */
export function postAddress(url: string) {
  const named = new URL(url).searchParams.get('href');
  return named?.startsWith('https://') ? named : url;
}
