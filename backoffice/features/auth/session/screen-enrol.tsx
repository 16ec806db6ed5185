import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { administratorEnrolment } from '../../../../contract/operations/backoffice.ts'
import type { CallResult, FailedCall } from '../../../../src/api/call-result.ts'
import { clockIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import type { Enrolment } from './enrolment.ts'
import { EnrolmentForm } from './enrolment-form.tsx'
import { EntryPage } from './entry-page.tsx'

type State =
  | { status: 'loading' }
  | { status: 'ready'; enrolment: Enrolment }
  | { status: 'spent' }
  | { status: 'failed'; failure: FailedCall }

function stateOf(result: CallResult<{ data: Enrolment }>): State {
  if (result.kind === 'answer') return { status: 'ready', enrolment: result.reply.data }
  if (result.kind === 'unchanged') return { status: 'loading' }
  // A token that was cut short on its way here is refused for its form.
  const isSpent =
    result.kind === 'refused' && ['enrolment_expired', 'parameters_invalid'].includes(result.refusal.error)
  return isSpent ? { status: 'spent' } : { status: 'failed', failure: result }
}

/** Where the link of an invitation leads, or the one that `npm run admin:create` prints. The token stands behind the `#`, so no server log ever holds it. */
export function ScreenEnrol({ token }: { token: string }) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const sentence = useCallSentence()
  const [state, setState] = useState<State>({ status: 'loading' })

  const ask = useCallback(
    async (signal?: AbortSignal) => {
      setState({ status: 'loading' })
      const result = await api.call(administratorEnrolment, { body: { token }, ...(signal && { signal }) })
      if (!signal?.aborted) setState(stateOf(result))
    },
    [api, token],
  )
  useEffect(() => {
    const giveUp = new AbortController()
    void ask(giveUp.signal)
    return () => giveUp.abort()
  }, [ask])

  return (
    <EntryPage
      title={t`Your access`}
      intro={t`Choose a password and connect your authenticator. The link works once.`}
    >
      {state.status === 'loading' ? <Skeleton className="h-128 w-full rounded-wide" /> : null}
      {state.status === 'ready' ? <EnrolmentForm token={token} enrolment={state.enrolment} /> : null}
      {state.status === 'spent' ? (
        <EmptyState
          icon={clockIcon}
          title={t`This link has expired or was already used.`}
          text={t`Ask an owner for a new one.`}
        />
      ) : null}
      {state.status === 'failed' ? (
        <ErrorState
          title={sentence(state.failure)}
          text={t`The link is not used up.`}
          onRetry={() => void ask()}
        />
      ) : null}
    </EntryPage>
  )
}
