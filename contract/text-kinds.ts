/*
 * Text as phones, browsers and people make it, brought to one form: one function for each kind of text. Every string field of the
 * contract names its kind (`text-fields.ts`), so that both sides read the same.
 */

const plainLine = /^[!-~]*$/
const invisible =
  /[\p{Cf}\p{Cs}\ufffc\u115f\u1160\u3164\uffa0\u2800]|\u034f|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu
const controls = /[^\P{Cc}\t\n\v\f\r\u0085]/gu
const spaces = /[\p{Z}\p{Cc}]+/gu
const dashes = /[\p{Pd}\u2212\u2043\u02d7]/gu
const apostrophes = /[´ʹʻʼʽˈˊˋʾʿ˴΄‘’‛′‵՚׳᾽᾿❛❜Ꞌꞌ]/g
/** As typed for an apostrophe: the key of the grave accent, and an accent that a PDF has parted from its space. */
const typedApostrophes = /`|(?<=\p{L}) [\u0300\u0301](?=\p{L})/gu
/** Full-width signs as plain ones, and the ligatures of a PDF (`ﬁ`) as letters. */
const ascii = (text: string) =>
  text
    .replace(/[！-～]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\ufb00-\ufb06]/g, ligature => ligature.normalize('NFKC'))

/** One line without signs that nobody sees. */
const visibleLine = (text: string) =>
  text.normalize('NFC').replace(invisible, '').replace(controls, '').replace(spaces, ' ').trim()

/** What is looked up or counted: names to log in, phones, document numbers, codes, keys, amounts. */
export function asIdentifier(text: string): string {
  if (plainLine.test(text)) return text
  return ascii(visibleLine(text))
    .replace(dashes, '-')
    .replace(apostrophes, "'")
    .replace(/[。｡]/g, '.')
    .replace(/\p{Nd}/gu, digitOf)
}

/** Decimal digits of every script stand in runs of ten, from zero on. */
function digitOf(sign: string): string {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint((sign.codePointAt(0) ?? 0) - before - 1))) before += 1
  return String(before % 10)
}

/** Names of people and places: one apostrophe, one dash, single spaces. */
export function asName(text: string): string {
  const line = ascii(visibleLine(text))
  return line.replace(apostrophes, "'").replace(typedApostrophes, "'").replace(dashes, '-')
}

const nothingSeen = /^[\p{Z}\p{Cf}\p{Cc}\p{M}\u115f\u1160\u3164\uffa0\u2800]*$/u

/**
 * Several lines that people read. Joined emoji and dashes stay; tabs become spaces; other control characters and signs that
 * turn the direction of the words around are left out. Text of which nothing is seen is empty.
 */
export function asText(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim()
  return nothingSeen.test(clean) ? '' : clean
}

/** The same on one line. */
export const asLine = (text: string) => asText(text).replace(/\s+/g, ' ')

/** Counts code points, as the bounds of the contract do: an emoji is one, and two in `length`. */
export const textLength = (text: string) => Array.from(text).length

/** Whether nothing of a text is seen: the field was left empty. */
export const isBlank = (text: string) => asText(text) === ''

/** A secret that is compared: it stays as it was typed, and the server tries its forms. */
export const asGiven = (text: string) => text

/** Passwords: OpaqueString of RFC 8265, section 4.2. */
export const asSecret = (text: string) => text.replace(/\p{Zs}/gu, ' ').normalize('NFC')
