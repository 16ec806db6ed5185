import sharp, { type Sharp } from 'sharp'
import { type PictureType, pictureTypeOf } from '../files/picture-type.ts'

/** Only these readers of libvips run on what somebody sent, whatever its bytes say. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)

/** A phone's largest camera has 200 million; documents and faces need far fewer, and a bomb far more than its bytes. */
const mostPixels = 50_000_000
const longestSide = 4_096
const secondsAtMost = 20

export interface CleanFile<Type extends string = PictureType> {
  readonly type: Type
  readonly bytes: Buffer
}

/**
 * Decodes a picture and re-encodes its pixels, turned as its EXIF says: metadata (EXIF, GPS, XMP, ICC), further frames and
 * whatever hangs behind the picture are gone. `undefined`: not readable, or with more pixels than are decoded.
 */
export async function cleanPicture(
  file: Buffer,
  { largest }: { readonly largest: number },
): Promise<CleanFile | undefined> {
  const type = pictureTypeOf(file)
  if (type === undefined) return undefined
  try {
    const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: secondsAtMost })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    const bytes = await encode(picture.clone(), type).toBuffer()
    if (bytes.length <= largest) return { type, bytes }
    // Another encoder may need a little more than the one that made it.
    const smaller = await picture.webp({ quality: 80 }).toBuffer()
    return smaller.length <= largest ? { type: 'image/webp', bytes: smaller } : undefined
  } catch {
    return undefined
  }
}

function encode(picture: Sharp, type: PictureType): Sharp {
  if (type === 'image/png') return picture.png({ compressionLevel: 9 })
  return type === 'image/jpeg' ? picture.jpeg({ quality: 92 }) : picture.webp({ quality: 84 })
}
