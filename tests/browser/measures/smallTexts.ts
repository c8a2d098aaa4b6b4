/** Text smaller than 16 px, with its size. */
export function smallTexts(): string[] {
  return window.measuring.texts().flatMap(({ words, element }) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    return size < 16 ? [`${size} px: ${words.slice(0, 40)}`] : [];
  });
}
