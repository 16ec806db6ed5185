import { useLingui } from '@lingui/react/macro'
import type { FailedCall } from '../../src/api/call-result.ts'
import { useCallSentence } from './use-call-sentence.ts'

/** Shown over rows that could not be read again. A lost connection is shown once, over the whole page. */
export function StaleNotice({ failure }: { failure: FailedCall | undefined }) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  if (!failure || failure.kind === 'no-answer') return null
  return (
    <p role="status" className="rounded-corner bg-sun-wash px-4 py-3 font-firm text-small">
      {sentence(failure)} {t`What you see is older than it should be.`}
    </p>
  )
}
