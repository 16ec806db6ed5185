import { readFileSync } from 'node:fs'

let known: ReadonlySet<string> | undefined

/**
 * Whether a password is among the ones tried first by whoever guesses: the most frequent of zxcvbn's list (MIT) and of
 * Brazil, one character over and over, or a run of the keyboard's digits. Read once, on the first question.
 */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  )
  const folded = password.toLowerCase()
  return (
    known.has(folded) ||
    /^(.)\1+$/.test(folded) ||
    '01234567890123456789'.includes(folded) ||
    '98765432109876543210'.includes(folded)
  )
}
