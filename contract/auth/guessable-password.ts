import { countAffix, isPattern, isYear, repeatedPiece } from './password-shape.ts'

/** Words and whole passwords, folded as `foldPassword` does. */
export interface PasswordLists {
  readonly isListed: (password: string) => boolean
  /** Words that passwords are built on: names, clubs, common words. */
  readonly isWord: (word: string) => boolean
}

/** Words of the person's own account, such as their name; empty ones are skipped. */
type OwnWords = ReadonlyArray<string | null | undefined>

interface Strictness {
  readonly own?: OwnWords
  /** `true`: two known words in a row are one guess, too. */
  readonly joinsWords?: boolean
}

/** More choices than these around a word are worth guessing for: `flamengo2024!` has two, `flamengo84719302` eight. */
const mostAffix = 4
/** The same between two words: each of them is worth many guesses. */
const mostBetween = 2
const shortestWord = 3
/** Signs beyond the first and last letter that may stand for letters. */
const mostReplacedAround = 3

/** Small letters without accents: `Ação` and `acao` are tried together. */
function foldPassword(password: string): string {
  return password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Whether a password is among those that are tried first: listed, a pattern, or a known word with a little around it, however its
 * letters are replaced (`S3nh@123`), repeated or turned round. `lists` decide how many words are known.
 */
export function isGuessable(
  password: string,
  lists: PasswordLists,
  { own = [], joinsWords = false }: Strictness = {},
): boolean {
  const folded = foldPassword(password)
  const compact = folded.replace(/\s/g, '')
  const ownWords = foldOwn(own)
  const isOne = (word: string) => word.length >= shortestWord && (lists.isWord(word) || ownWords.has(word))
  const isKnown = (word: string) => isOne(word) || (joinsWords && isTwo(word, isOne))
  const isFirst = (text: string) =>
    lists.isListed(text) ||
    ownWords.has(text) ||
    isPattern(text) ||
    isWordWithAffix(text, isKnown) ||
    isRepeatedAround(text, isOne)
  return [folded, compact]
    .flatMap(text => [text, repeatedPiece(text)])
    .some(text => text !== undefined && isFirst(text))
}

/** Of names such as Maria dos Santos. */
const particles = ['das', 'dos', 'del', 'van', 'von']

/**
 * Whether one of these words stands anywhere in the password, replaced letters read as what they mean. Words of four signs count
 * wherever they stand, shorter ones only between signs: `ana` is no part of `banana`.
 */
export function containsOwnWord(password: string, own: OwnWords): boolean {
  const folded = foldPassword(password)
  const compact = folded.replace(/[^\p{L}\d]/gu, '')
  const readings = [folded, compact, ...unleet(folded), ...unleet(compact)]
  const apart = new Set(folded.split(/[^\p{L}]+/u).filter(word => !particles.includes(word)))
  return [...foldOwn(own)].some(word =>
    word.length > shortestWord ? readings.some(reading => reading.includes(word)) : apart.has(word),
  )
}

/** Own words as they are typed: whole, without signs between, and part by part. */
function foldOwn(own: OwnWords): ReadonlySet<string> {
  const given = own.flatMap(word => (word ? [foldPassword(word)] : []))
  const parts = given.flatMap(word => [
    word,
    word.replace(/[^\p{L}\d]/gu, ''),
    word.split('@')[0] ?? '',
    ...word.split(/[^\p{L}\d]+/u),
    ...word.split(/[^\p{L}]+/u),
  ])
  return new Set(parts.filter(part => part.length >= shortestWord))
}

type IsKnown = (word: string) => boolean

/** Two words in a row, or with a number between them that is worth a guess: `vivo12345vivo`, `neymar10santos`. */
function isTwo(word: string, isOne: IsKnown): boolean {
  return [...word].some((_, at) => {
    const number = /^\d*/.exec(word.slice(at))?.[0] ?? ''
    return (
      isOne(word.slice(0, at)) && countAffix(number) <= mostBetween && isOne(word.slice(at + number.length))
    )
  })
}

const shortestPiece = 4
const longestPiece = 20

/** A known word or a year that comes twice, with a little around and between: `neymarjr10neymar`, `152025102025`. */
function isRepeatedAround(text: string, isOne: IsKnown): boolean {
  for (let from = 0; from + 2 * shortestPiece <= text.length; from += 1) {
    const longest = Math.min(longestPiece, text.length - from)
    for (let length = shortestPiece; length <= longest; length += 1) {
      const piece = text.slice(from, from + length)
      if (!text.includes(piece, from + length)) break
      if (!isOne(piece) && !isYear(piece)) continue
      const around = text.split(piece).map(countAffix)
      if (around.reduce((sum, choices) => sum + choices, 0) <= mostAffix) return true
    }
  }
  return false
}

/** Tries each core that may be meant, with what stands around it: `5enha123`, `flameng0!`. */
function isWordWithAffix(text: string, isKnown: IsKnown): boolean {
  const letters = /\p{L}(?:.*\p{L})?/u.exec(text)
  if (letters === null) return false
  const { index } = letters
  const end = index + letters[0].length
  for (let from = Math.max(0, index - mostReplacedAround); from <= index; from += 1) {
    for (let to = end; to <= Math.min(text.length, end + mostReplacedAround); to += 1) {
      const affix = text.slice(0, from) + text.slice(to)
      if (countAffix(affix) <= mostAffix && isKnownCore(text.slice(from, to), isKnown)) return true
    }
  }
  return false
}

function isKnownCore(core: string, isKnown: IsKnown): boolean {
  const readings = [core, ...unleet(core)].map(reading => reading.replace(/[^\p{L}\d]/gu, ''))
  return readings.some(reading =>
    [
      reading,
      [...reading].reverse().join(''),
      reading.replace(/(.)\1{2,}/gu, '$1'),
      withoutLead(reading),
    ].some(word => isKnown(word) || isKnown(repeatedPiece(word) ?? '')),
  )
}

/** Little words before the one that counts: `minhasenha`, `euamobrasil`. */
const lead = /^(?:euamo|eusou|teamo|meus?|minhas?|amo|sou|vai|viva|the|my|eu|te|o|a)(?=\p{L}{3})/u
const withoutLead = (word: string) => word.replace(lead, '')

const replaced: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '+': 't', '(': 'c', '|': 'l', '€': 'e', '£': 'l', '&': 'e' },
}

/** What replaced letters mean; a 1 and a `!` are read as i and as l. */
function unleet(core: string): string[] {
  if (!/[^\p{L}]/u.test(core)) return []
  const asI = [...core].map(sign => replaced[sign] ?? sign).join('')
  const asL = [...core].map(sign => (sign === '1' || sign === '!' ? 'l' : (replaced[sign] ?? sign))).join('')
  return [asI, asL]
}
