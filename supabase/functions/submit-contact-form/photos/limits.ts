/** The photographs of a request. Beside the other limits, since pages load this only when photographs are chosen. */
export const MAX_PHOTOS = 8;
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
