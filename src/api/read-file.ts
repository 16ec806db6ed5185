export interface Fit {
  /** In pixels. */
  readonly longestSide: number
  /** In bytes: what is lighter travels as it is, where the server can read it. */
  readonly lightEnough: number
  readonly type: 'image/jpeg' | 'image/webp'
}

/** Longer sides than this tell a reviewer nothing more, and cost the member's data. */
const forReview: Fit = { longestSide: 2_000, lightEnough: 700_000, type: 'image/jpeg' }
const quality = 0.85

/** A picture or a PDF as base64. Pictures are made smaller first, which also turns what only this device can read into what the server can. */
export async function readFile(file: Blob, fit = forReview): Promise<string | undefined> {
  try {
    const isKnown = /^(image\/(jpeg|png|webp)|application\/pdf)$/.test(file.type)
    const isFine = file.type === 'application/pdf' || (isKnown && file.size <= fit.lightEnough)
    return await toBase64(isFine ? file : ((await makeSmaller(file, fit)) ?? file))
  } catch {
    // A file that was moved, or that lies in a cloud that is away.
    return undefined
  }
}

async function makeSmaller(file: Blob, { longestSide, type }: Fit): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return undefined
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const made = await writeAs(canvas, type)
  // Safari writes no WebP, and gives a PNG instead.
  return made === undefined || made.type === type ? made : writeAs(canvas, 'image/jpeg')
}

const writeAs = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | undefined>(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), type, quality))

async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // Piece by piece: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
