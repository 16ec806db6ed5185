import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { loadFieldSentences } from '../i18n/load-sentences.ts'
import { useLanguage } from '../i18n/use-language.ts'

/** What was left empty at the last try, each with the server's own sentence for it: a press that does nothing explains nothing. */
export function useGaps() {
  const { t } = useLingui()
  const language = useLanguage()
  const [gaps, setGaps] = useState<Readonly<Record<string, string>>>({})
  const hasGaps = async (entries: Readonly<Record<string, string>>): Promise<boolean> => {
    const sentenceOf = await loadFieldSentences(language, t`Please fix the error in the form`)
    const empty = Object.keys(entries).filter(name => entries[name]?.trim() === '')
    setGaps(Object.fromEntries(empty.map(name => [name, sentenceOf('required')])))
    return empty.length > 0
  }
  return { gaps, hasGaps }
}
