import { pathOf } from '../../../../contract/promotions/terms-leaves.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { showTerm } from '../../promotions/term-unit.ts'
import { useLeafWords } from '../../promotions/use-term-words.ts'
import { useFieldWords } from '../audit/use-detail-words.ts'
import { useFixtureWords } from './use-fixture-words.ts'

/** Whose fields are places in terms, beside those that the proposal adds itself. */
const ofTerms = ['promotion_terms', 'club_terms']
const added = ['active', 'player_pays']

/** An instant inside a sentence, such as the kick-off of a match. */
const instants = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g

type Value = string | number | boolean

/** A field of a proposal by its name, and a value of it as people read it. */
export function useChangeWords(
  kind: string,
): (field: string, value: Value) => { label: string; text: string } {
  const wordsOf = useFieldWords()
  const leafWords = useLeafWords()
  const fixtureWords = useFixtureWords()
  const language = useLanguage()
  return (field, value) => {
    if (!ofTerms.includes(kind) || added.includes(field)) {
      const { label, text } = wordsOf(kind, field, value)
      const words = kind === 'fixtures_import' ? fixtureWords(text) : text
      return { label, text: words.replace(instants, at => formatDate(Date.parse(at), 'moment', language)) }
    }
    const path = pathOf(field)
    const leaf = { path, value: typeof value === 'boolean' ? String(value) : value }
    return { label: leafWords(path, true), text: value === '' ? '' : showTerm(leaf, language) }
  }
}
