import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { StepUpPurpose } from '../../../contract/auth/step-up.ts'
import { useApp } from '../../app/app-context.ts'
import { serverClock } from '../../state/server-clock.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { readProof } from './proofs.ts'
import { StepUpForm } from './step-up-form.tsx'

type Asking = { answer: (proof: string | undefined) => void }

type StepUp = {
  /** A proof for the purpose: the one of a moment ago, or a new one. `undefined`: the person turned away. */
  prove: () => Promise<string | undefined>
  dialog: ReactNode
}

/** Asks for the password in a dialog over the form that needs it. Render `dialog` beside the form, never inside. */
export function useStepUp(memberId: string, purpose: StepUpPurpose, hasPasskeys: boolean): StepUp {
  const { t } = useLingui()
  const { now } = useApp()
  const [asking, setAsking] = useState<Asking>()
  const prove = () => {
    const kept = readProof(purpose, memberId, now() - serverClock.aheadMs)
    if (kept !== undefined) return Promise.resolve(kept)
    const { promise, resolve } = Promise.withResolvers<string | undefined>()
    setAsking({ answer: resolve })
    return promise
  }
  const end = (proof: string | undefined) => {
    asking?.answer(proof)
    setAsking(undefined)
  }
  const dialog = (
    <Dialog open={asking !== undefined} onClose={() => end(undefined)} title={t`Confirm it is you`}>
      <p className="pb-4 text-small text-soft">
        {t`This protects you from anybody who finds your phone unlocked.`}
      </p>
      <StepUpForm memberId={memberId} purpose={purpose} hasPasskeys={hasPasskeys} onProof={end} />
    </Dialog>
  )
  return { prove, dialog }
}
