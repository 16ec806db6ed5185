export type ProofType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'

/** Four megabytes: a photo from a phone as it is. */
const largest = 4 * 1024 * 1024

/** First bytes, in hex: JPEG, PNG, RIFF with WEBP, `%PDF-`. */
const starts: readonly (readonly [ProofType, RegExp])[] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/webp', /^52494646.{8}57454250/],
  ['application/pdf', /^255044462d/],
]

/** What a file is, by its own bytes: its name and what the sender calls it say nothing. */
export function judgeProof(
  file: Buffer,
): { readonly type: ProofType } | 'proof_unreadable' | 'proof_too_large' {
  if (file.length > largest) return 'proof_too_large'
  const head = file.subarray(0, 16).toString('hex')
  const found = starts.find(([, start]) => start.test(head))
  return found === undefined ? 'proof_unreadable' : { type: found[0] }
}
