/**
 * The first pictures, on a slow line too, and what the page itself says come before what lies below the first screen or opens over the page, and
 * before its words.
 */
const firstPicturesMs = 1_000

export const afterFirstPictures = () => new Promise<void>(resolve => setTimeout(resolve, firstPicturesMs))
