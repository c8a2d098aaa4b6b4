/** Matches every address. The content decides which pages exist. */
export default '*';
