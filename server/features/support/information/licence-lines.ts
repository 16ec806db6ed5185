import type { Language } from '../../../../contract/language.ts'
import type { Config } from '../../../platform/config/config.ts'

/** The footer's line of the licence (specification, section 10; docs/rules/licences.md). */
export function licenceLine({ regime }: Pick<Config, 'regime'>, language: Language): string {
  const { line } = regime.footer
  return line[language] ?? line.en
}
