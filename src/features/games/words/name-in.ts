import type { Language } from '../../../../contract/language.ts'
import type { NamesByLanguage } from '../../../../games/engine.ts'

/** A name in the member's language; English where the games have none of it. */
export function nameIn(names: NamesByLanguage, language: Language): string {
  return names[language] ?? names.en
}
