import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { asLine, textLength } from '../../../contract/text-kinds.ts'
import { useFirstMistake } from '../../../src/ui/fields/use-first-mistake.ts'

/** As the contract has it (`saveTerms`, `saveProgram`). */
const least = 3

type Written = { reason: string; isChanged: boolean; hasFaults: boolean }

/** Keeps terms from being saved while something is missing, and says what: a grey button says nothing. */
export function useReadyToSave({ reason, isChanged, hasFaults }: Written) {
  const { t } = useLingui()
  const { form, toFirstMistake } = useFirstMistake<HTMLDivElement>()
  const [tried, setTried] = useState<object>()
  const noReason = textLength(asLine(reason)) < least ? t`Write at least ${least} characters.` : undefined
  const unchanged = isChanged || hasFaults ? undefined : t`Nothing was changed.`
  const isReady = () => {
    setTried({})
    if (noReason === undefined && unchanged === undefined && !hasFaults) return true
    toFirstMistake()
    return false
  }
  return {
    form,
    isReady,
    noReason: tried && noReason,
    unchanged: tried && unchanged,
    /** The press that brought `unchanged`. */
    news: unchanged === undefined ? undefined : tried,
  }
}
