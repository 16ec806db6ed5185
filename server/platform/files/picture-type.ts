export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

export type UploadType = PictureType | 'application/pdf'

/** First bytes, in hex: JPEG, PNG, RIFF with WEBP. */
const starts: readonly (readonly [PictureType, RegExp])[] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/webp', /^52494646.{8}57454250/],
]

/** What a picture is, by its own bytes: its name and what the sender calls it say nothing. `undefined`: none that we know. */
export function pictureTypeOf(file: Buffer): PictureType | undefined {
  const head = file.subarray(0, 16).toString('hex')
  return starts.find(([, start]) => start.test(head))?.[0]
}
