import { useLingui } from '@lingui/react/macro'
import type { FailedCall } from '../../src/api/call-result.ts'
import { FormErrors } from '../../src/ui/fields/form-errors.tsx'
import { ComeIntoView } from './come-into-view.tsx'
import { useCallSentence } from './use-call-sentence.ts'

/** Why nothing happened, or that nobody knows yet; in a form, above its end. */
export function CallFailure({ failure }: { failure: FailedCall | undefined }) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  const isUnknown = failure?.kind === 'no-answer' && failure.cause !== 'offline'
  return (
    <ComeIntoView news={failure}>
      <FormErrors
        message={failure === undefined ? undefined : sentence(failure)}
        hint={isUnknown ? t`Press again: it is done once, whatever happened to the first try.` : undefined}
      />
    </ComeIntoView>
  )
}
