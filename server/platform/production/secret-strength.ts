import { deflateRawSync } from 'node:zlib'
import { secretWords } from './secret-words.ts'

/** What 32 random hexadecimal digits (128 bits) never fall below in 20,000 draws is 93. */
const leastBits = 80
/** Random text of 32 to 64 characters packs to 7.0 bits a character or more, English and Portuguese phrases to 6.6 or less. */
const leastPackedBits = 6.8

const dictionary = Buffer.from(secretWords)

/** Why a secret looks typed instead of drawn: `repeats` itself or counts up, or is made of `words`. Else `undefined`. */
export function secretFault(secret: string): 'repeats' | 'words' | undefined {
  const codes = Array.from(secret, character => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  if (Math.min(shannonBits(codes), shannonBits(steps)) < leastBits || repeats(secret)) return 'repeats'
  // Sixteen letters pack well without being words.
  const isHex = /^[0-9a-f]+$/i.test(secret)
  return !isHex && packedBitsPerCharacter(secret) < leastPackedBits ? 'words' : undefined
}

/** Shannon's entropy of the values' frequencies, times their number. */
function shannonBits(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const perValue = [...counts.values()].reduce((sum, count) => {
    const share = count / values.length
    return sum - share * Math.log2(share)
  }, 0)
  return perValue * values.length
}

/** The second half, or more, has been there before. */
function repeats(secret: string): boolean {
  const half = secret.slice(Math.ceil(secret.length / 2))
  return secret.indexOf(half) < secret.length - half.length
}

function packedBitsPerCharacter(secret: string): number {
  const packed = deflateRawSync(secret.toLowerCase(), { level: 9, dictionary })
  return (packed.length * 8) / secret.length
}
