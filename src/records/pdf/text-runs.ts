/*
 * Two fonts that every reader of PDF has, so that no font travels with the app: Helvetica with WinAnsi letters for our
 * Latin languages, and the reader's own Chinese face (Adobe-GB1) for the rest. Turkish stands in places of WinAnsi that
 * are free or not needed; Thai and the accents of Vietnamese stand in neither font.
 */

/** Letters that Helvetica has and WinAnsi has no place for: their place here and their name (PDF 32000-1, annex D). */
export const turkishPlaces = [
  { letter: 'Ğ', code: 0x81, name: 'Gbreve' },
  { letter: 'ğ', code: 0x8d, name: 'gbreve' },
  { letter: 'İ', code: 0x8f, name: 'Idotaccent' },
  { letter: 'ı', code: 0x90, name: 'dotlessi' },
  { letter: 'Ş', code: 0x9d, name: 'Scedilla' },
  { letter: 'ş', code: 0x9e, name: 'scedilla' },
] as const

/** Signs of WinAnsi outside Latin-1, by their code there (PDF 32000-1, annex D). */
const winAnsiExtras: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  ...Object.fromEntries(turkishPlaces.map(({ letter, code }) => [letter, code])),
}

type TextRun = { font: 'latin' | 'chinese'; hex: string; width: number }

/** Helvetica's widths in thousandths, from the space (32) to the tilde (126), by Adobe's metrics. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
const otherWidths: Readonly<Record<string, number>> = {
  '…': 1000,
  '—': 1000,
  '\u00a0': 278,
  '·': 278,
  '•': 350,
  ı: 278,
}

function latinCode(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  const isLatin1 = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)
  return isLatin1 ? code : winAnsiExtras[letter]
}

function latinWidth(letter: string): number {
  // An accent does not make a letter wider.
  const base = letter.normalize('NFD').charCodeAt(0)
  return otherWidths[letter] ?? widths[base - 32] ?? 556
}

const hexOf = (code: number, digits: number) => code.toString(16).padStart(digits, '0')

/** Text in stretches of one font, with their widths in thousandths of the type's size. Control characters are left out. */
export function textRuns(words: string): TextRun[] {
  const runs: TextRun[] = []
  for (const letter of words) {
    const code = letter.codePointAt(0) ?? 0
    if (code < 0x20 || (code >= 0x7f && code < 0xa0)) continue
    const latin = latinCode(letter)
    const font = latin === undefined ? 'chinese' : 'latin'
    const last = runs.at(-1)
    const run = last?.font === font ? last : ({ font, hex: '', width: 0 } satisfies TextRun)
    if (run !== last) runs.push(run)
    // Adobe-GB1 knows the basic plane; what lies beyond it is shown as a question mark.
    run.hex += latin === undefined ? hexOf(code > 0xffff ? 0xff1f : code, 4) : hexOf(latin, 2)
    run.width += latin === undefined ? 1000 : latinWidth(letter)
  }
  return runs
}

export function textWidth(words: string, size: number): number {
  return (textRuns(words).reduce((sum, run) => sum + run.width, 0) * size) / 1000
}

/** As much of the text as fits, with an ellipsis where some is missing. */
export function fitText(words: string, size: number, room: number): string {
  if (textWidth(words, size) <= room) return words
  const letters = [...words]
  let [fits, fails] = [0, letters.length]
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2)
    if (textWidth(`${letters.slice(0, middle).join('')}…`, size) <= room) fits = middle
    else fails = middle
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`
}
