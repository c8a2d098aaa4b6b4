/** Every address: which there are, the content says. */
export default '*';
