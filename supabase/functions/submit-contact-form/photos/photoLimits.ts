/** The limits of photographs have their own file, because pages load it only when photographs are chosen. */
export const MAX_PHOTOS = 8;
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
