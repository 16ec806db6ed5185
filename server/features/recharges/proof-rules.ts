import { type PictureType, pictureTypeOf } from '../../picture-type.ts'

export type ProofType = PictureType | 'application/pdf'

/** Four megabytes: a photo from a phone as it is. */
const largest = 4 * 1024 * 1024

/** What a file is, by its own bytes: a picture, or what begins with `%PDF-`. */
export function judgeProof(
  file: Buffer,
): { readonly type: ProofType } | 'proof_unreadable' | 'proof_too_large' {
  if (file.length > largest) return 'proof_too_large'
  const type = file.subarray(0, 5).toString('latin1') === '%PDF-' ? 'application/pdf' : pictureTypeOf(file)
  return type === undefined ? 'proof_unreadable' : { type }
}
