/** Lower case without accents: what people type, whatever keyboard they have. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

/** The words of a folded text. Scripts without spaces give one long word, which is found by its parts. */
export function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
}
