import { textLength } from '../../../contract/text-kinds.ts'

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

/** Specification, section 5. */
const shortest = 6
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/** Runs that people type without thinking. */
const runs = ['0123456789', '9876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Signs that add something: repetitions and runs count once. */
function effectiveLength(password: string): number {
  const lower = password.toLowerCase()
  let length = 0
  for (let at = 0; at < lower.length; at += 1) {
    const pair = lower.slice(at - 1, at + 1)
    const isRun = at > 0 && (pair[0] === pair[1] || runs.some(run => run.includes(pair)))
    length += isRun ? 0.25 : 1
  }
  return length
}

/**
 * A hint for the one who types, never a refusal. `known` are words that are written elsewhere in the form; `isGuessed` is the server's
 * rule with fewer words, once it is here: what the server would refuse is never called strong.
 */
export function passwordStrength(
  password: string,
  known: readonly string[],
  isGuessed?: (password: string, known: readonly string[]) => boolean,
): PasswordStrength {
  if (textLength(password) < shortest) return 'short'
  if (isGuessed?.(password, known)) return 'weak'
  // A word that stands elsewhere in the form adds no more than a single sign.
  const rest = known
    .filter(word => word.length >= 4)
    .reduce((left, word) => left.replace(word.toLowerCase(), ' '), password.toLowerCase())
  const variety = kinds.filter(kind => kind.test(password)).length
  const score = effectiveLength(rest) + 2 * (variety - 1)
  if (score < 9) return 'weak'
  return score < 14 ? 'fair' : 'strong'
}
