/** The path of a photograph of the site. */
export const OWN_PICTURE = /^\/?(?:images|portfolio)\/\S+\.(?:jpe?g|png|webp|avif)$/i;
