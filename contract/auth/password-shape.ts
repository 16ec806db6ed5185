/** Rows, columns and orders that a hand follows without thinking; each is followed backwards, too. */
const paths = [
  ...['0123456789', '1234567890', 'abcdefghijklmnopqrstuvwxyz', 'zyxwvutsrqponmlkjihgfedcba'],
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', '!@#$%&*()', '!@#$%^&*()', '.,;:/?'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol'],
  ...['qaz', 'wsx', 'edc', 'rfv', 'tgb', 'yhn', 'ujm', '147', '258', '369', '159', '357', '753', '951'],
]
const followed = [...paths, ...paths.map(path => [...path].reverse().join(''))]
const shortestRun = 3

/** Signs that are worth a guess: a run or a repetition counts as one, however long it is. */
function countChoices(text: string): number {
  let choices = 0
  for (let at = 0; at < text.length; choices += 1) at += Math.max(1, runAt(text, at))
  return choices
}

/** How long the run or repetition is that begins here; 0 where there is none. */
function runAt(text: string, from: number): number {
  const repeated = /^(.)\1+/u.exec(text.slice(from))?.[0].length ?? 0
  const run = followed.reduce((longest, path) => Math.max(longest, sharedWith(path, text, from)), repeated)
  return run >= shortestRun ? run : 0
}

function sharedWith(path: string, text: string, from: number): number {
  const start = path.indexOf(text[from] ?? '')
  if (start < 0) return 0
  let length = 0
  while (from + length < text.length && path[start + length] === text[from + length]) length += 1
  return length
}

/** Two runs that take turns, such as `q1w2e3r4` or `102030`. */
function isInterleaved(text: string): boolean {
  if (text.length < 2 * shortestRun) return false
  const [even, odd] = [0, 1].map(rest => [...text].filter((_, at) => at % 2 === rest).join(''))
  return even !== undefined && odd !== undefined && countChoices(even) <= 1 && countChoices(odd) <= 1
}

/** Doubled signs in a row: `aabbcc`, `112233`. */
function isDoubled(text: string): boolean {
  const halved = text.replace(/(.)\1/gu, '$1')
  return halved.length * 2 === text.length && countChoices(halved) <= 1
}

/** One piece over and over; answers the piece. */
export function repeatedPiece(text: string): string | undefined {
  return /^(.+?)\1+$/u.exec(text)?.[1]
}

/** A day, as people write it: 25121990, 251290, 19901225, 25/12/1990. */
function isDate(text: string): boolean {
  const digits = text.replace(/[./ -]/g, '')
  return dateForms.some(form => {
    const { day, month } = form.exec(digits)?.groups ?? {}
    return (
      day !== undefined && Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
    )
  })
}
const year = '(19[2-9]\\d|20[0-3]\\d)'
const dateForms = [
  new RegExp(`^(?<day>\\d\\d)(?<month>\\d\\d)${year}$`),
  new RegExp(`^(?<month>\\d\\d)(?<day>\\d\\d)${year}$`),
  new RegExp(`^${year}(?<month>\\d\\d)(?<day>\\d\\d)$`),
  /^(?<day>\d\d)(?<month>\d\d)\d\d$/,
]

/** Whether it is made without a word, by a pattern that is tried before words are. */
export function isPattern(text: string): boolean {
  const piece = repeatedPiece(text)
  if (piece !== undefined && (piece.length <= 4 || isPattern(piece))) return true
  const choices = countChoices(text)
  const isMostlyRuns = choices <= text.length / 3 || (choices <= 4 && choices <= text.length / 2)
  return isMostlyRuns || isInterleaved(text) || isDoubled(text) || isDate(text)
}

/** A year of a life, 1920 to 2039. */
export const isYear = (text: string): boolean => new RegExp(`^${year}$`).test(text)

const years = new RegExp(`(?<!\\d)${year}(?!\\d)`, 'g')

/** What stands around a word: a year, a run and a repetition are one choice each. */
export function countAffix(text: string): number {
  return countChoices(text.replace(years, 'y'))
}
