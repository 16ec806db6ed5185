import type { Deps } from '../../deps.ts'
import { pictureTypeOf, type UploadType } from '../files/picture-type.ts'
import { cleanPdf } from './clean-pdf.ts'
import { type CleanFile, cleanPicture } from './clean-picture.ts'

interface Bounds {
  /** Bytes, of what came and of what is kept. */
  readonly largest: number
  readonly by: { readonly actor: 'member' | 'administrator'; readonly subject: string }
  /** The call, for the log. */
  readonly resource: string
}

/** `unchecked`: the scanner gave no verdict; the same file may be sent again. */
export type UploadFault = 'too_large' | 'unreadable' | 'infected' | 'unchecked'

type Doors = Pick<Deps, 'scanner' | 'securityEvents'>

/** Scans and re-encodes a picture; judged by its bytes, never by what the sender calls it. Call it outside a transaction. */
export function receivePicture(deps: Doors, file: Buffer, bounds: Bounds): Promise<CleanFile | UploadFault> {
  return receive(deps, file, bounds, one => cleanPicture(one, bounds))
}

/** As `receivePicture`, for a picture or a PDF. */
export function receiveDocument(
  deps: Doors,
  file: Buffer,
  bounds: Bounds,
): Promise<CleanFile<UploadType> | UploadFault> {
  return receive<UploadType>(deps, file, bounds, one =>
    isPdf(one) ? cleanPdf(one, bounds) : cleanPicture(one, bounds),
  )
}

const isPdf = (file: Buffer) => file.subarray(0, 5).toString('latin1') === '%PDF-'

async function receive<Type extends UploadType>(
  { scanner, securityEvents }: Doors,
  file: Buffer,
  { largest, by, resource }: Bounds,
  clean: (file: Buffer) => Promise<CleanFile<Type> | undefined>,
): Promise<CleanFile<Type> | UploadFault> {
  if (file.length > largest) return 'too_large'
  if (pictureTypeOf(file) === undefined && !isPdf(file)) return 'unreadable'
  const verdict = await scanner.scan(file)
  if (verdict.outcome === 'unknown') return 'unchecked'
  if (verdict.outcome === 'infected') {
    securityEvents.report({ kind: 'upload_infected', ...by, reason: 'file_infected', resource })
    return 'infected'
  }
  return (await clean(file)) ?? 'unreadable'
}
