import { largestProofBytes } from '../../../contract/order-calls.ts'
import { type PictureType, pictureTypeOf } from '../../picture-type.ts'

export type ProofType = PictureType | 'application/pdf'

/** What a file is, by its own bytes: a picture, or what begins with `%PDF-`. */
export function judgeProof(
  file: Buffer,
): { readonly type: ProofType } | 'proof_unreadable' | 'proof_too_large' {
  if (file.length > largestProofBytes) return 'proof_too_large'
  const type = file.subarray(0, 5).toString('latin1') === '%PDF-' ? 'application/pdf' : pictureTypeOf(file)
  return type === undefined ? 'proof_unreadable' : { type }
}
