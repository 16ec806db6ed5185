import { pathOf } from '../../contract/terms-leaves.ts'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { useFieldWords } from '../audit/use-detail-words.ts'
import { showTerm } from '../promotions/term-unit.ts'
import { useLeafWords } from '../promotions/use-term-words.ts'

/** Whose fields are places in terms, beside those that the proposal adds itself. */
const ofTerms = ['promotion_terms', 'club_terms']
const added = ['active', 'player_pays']

type Value = string | number | boolean

/** A field of a proposal by its name, and a value of it as people read it. */
export function useChangeWords(
  kind: string,
): (field: string, value: Value) => { label: string; text: string } {
  const wordsOf = useFieldWords()
  const leafWords = useLeafWords()
  const language = useLanguage()
  return (field, value) => {
    if (!ofTerms.includes(kind) || added.includes(field)) return wordsOf(kind, field, value)
    const path = pathOf(field)
    const leaf = { path, value: typeof value === 'boolean' ? String(value) : value }
    return { label: leafWords(path, true), text: value === '' ? '' : showTerm(leaf, language) }
  }
}
