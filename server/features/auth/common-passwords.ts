import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

let known: ReadonlySet<string> | undefined

/** What people put behind a word when a digit or a sign is asked for: a year, `123`, `!`. */
const ending = /[\d!@#$%&*._-]{1,6}$/
/** Shorter words are part of too many good passwords. */
const shortestBase = 4

/**
 * Whether a password is among those tried first by whoever guesses (readings, section 8: common and breached ones are
 * refused from a bundled list): the 40,000 most frequent of zxcvbn's list of breached passwords (MIT) and of Brazil,
 * one of them with a year, digits or signs behind it, one character over and over, or a run of the keyboard's digits.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase()
  return isListed(folded) || isListedWithEnding(folded) || isPattern(folded)
}

/** A password that says who its owner is. */
export function isOwnWord(password: string, words: ReadonlyArray<string | null | undefined>): boolean {
  const folded = password.toLowerCase()
  return words.some(
    word => word !== null && word !== undefined && word !== '' && folded === word.toLowerCase(),
  )
}

function isListed(text: string): boolean {
  known ??= readList()
  return known.has(text)
}

function isListedWithEnding(folded: string): boolean {
  const base = folded.replace(ending, '')
  return base.length >= shortestBase && base.length < folded.length && /^[a-z]+$/.test(base) && isListed(base)
}

function isPattern(folded: string): boolean {
  return (
    /^(.)\1+$/.test(folded) ||
    /^(.{1,4})\1+$/.test(folded) ||
    '01234567890123456789'.includes(folded) ||
    '98765432109876543210'.includes(folded)
  )
}

/** Read once, on the first question. */
function readList(): ReadonlySet<string> {
  const packed = readFileSync(new URL('./common-passwords.txt.gz', import.meta.url))
  return new Set(gunzipSync(packed).toString('utf8').split('\n').filter(Boolean))
}
