import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../../../src/ui/button.tsx'
import { FormErrors } from '../../../../../src/ui/fields/form-errors.tsx'
import { Spinner } from '../../../../../src/ui/states/spinner.tsx'
import { useCallSentence } from '../../../../parts/use-call-sentence.ts'
import type { Decision } from '../use-decision.ts'

/** What became of the decision so far, where it is not simply done. */
export function DecisionNotice({ decision: { state, askAgain } }: { decision: Decision }) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  const isSecond =
    state.status === 'refused' &&
    state.failure.kind === 'refused' &&
    state.failure.refusal.error === 'second_person_needed'
  const words = () => {
    if (state.status === 'refused') return sentence(state.failure)
    if (state.status === 'not-arrived') return t`The server has not received it.`
    return state.status === 'unknown' ? t`No answer came, and the server cannot be asked now.` : undefined
  }
  const hint = () => {
    if (isSecond) return t`You gave the first approval. Another administrator gives the second.`
    if (state.status === 'refused') return t`Nothing was decided.`
    if (state.status === 'not-arrived') return t`You can send it again: it counts once, whatever happens.`
    return state.status === 'unknown' ? t`It may have arrived or not. It never counts twice.` : undefined
  }
  return (
    <div className="grid gap-3 empty:hidden">
      <div role="status">
        {state.status === 'checking' ? (
          <p className="flex items-center gap-3 rounded-corner bg-sky-wash p-3 font-firm text-small">
            <Spinner size={20} />
            {t`No answer came. Asking what became of it…`}
          </p>
        ) : null}
      </div>
      <FormErrors message={words()} hint={hint()} />
      {state.status === 'unknown' ? (
        <Button size="small" onClick={() => void askAgain()}>{t`Ask the server again`}</Button>
      ) : null}
    </div>
  )
}
