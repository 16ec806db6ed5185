import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { asIdentifier } from '../../contract/text-kinds.ts'
import { loadFieldSentences } from '../i18n/load-sentences.ts'
import { useLanguage } from '../i18n/use-language.ts'

type Entries = Readonly<Record<string, string>>
/** The server's word for what it would refuse in an entry, where a device can tell. */
type Rules = Readonly<Record<string, (entry: string) => string | undefined>>

/**
 * What was left empty at the last try, or cannot be right, each with the server's own sentence for it: a press that does
 * nothing explains nothing, and nobody proves who they are for an entry that is refused afterwards.
 */
export function useRequiredFields() {
  const { t } = useLingui()
  const language = useLanguage()
  const [gaps, setGaps] = useState<Readonly<Record<string, string>>>({})
  const hasGaps = async (entries: Entries, rules: Rules = {}): Promise<boolean> => {
    const sentenceOf = await loadFieldSentences(language, t`Please fix the error in the form`)
    const wrong = Object.entries(entries).flatMap(([name, entry]) => {
      const word = asIdentifier(entry) === '' ? 'required' : rules[name]?.(entry)
      return word === undefined ? [] : [[name, sentenceOf(word)] as const]
    })
    setGaps(Object.fromEntries(wrong))
    return wrong.length > 0
  }
  return { gaps, hasGaps }
}
