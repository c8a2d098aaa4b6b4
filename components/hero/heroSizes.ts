/** The width of the large picture at the top of a page, as in the attribute of an `<img>`. */
export const heroSizes = {
  page: '100vw',
  article: '(min-width: 75rem) 1200px, 100vw',
  beside: '(min-width: 64rem) 56vw, 100vw',
};
