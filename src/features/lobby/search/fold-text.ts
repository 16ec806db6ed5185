/** Letters of their own that a keyboard without them writes as another one (Turkish, Vietnamese). */
const bare: Readonly<Record<string, string>> = { ı: 'i', đ: 'd' }

/** Lower case without accents: what people type, whatever keyboard they have. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ıđ]/g, letter => bare[letter] ?? letter)
}

/** The words of a folded text. Scripts without spaces give one long word, which is found by its parts. */
export function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
}
