/** The name of a picture as a line of `descriptions.md` begins with it, as a part of an expression that ignores capitals. */
export const PICTURE_NAME = String.raw`\w[\w .()-]*\.(?:jpe?g|png|webp|avif)`;
