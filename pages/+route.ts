/** Vike: `+Page.tsx` renders every address. The content decides which pages exist. */
export default '*';
