import { useState } from 'react'
import type { ReplyOf } from '../../../contract/endpoint.ts'
import type { rotateSeeds } from '../../../contract/games.ts'
import { useApp } from '../../app-context.ts'
import { useMoneyForm } from '../../forms/use-money-form.ts'
import type { Mode } from './listed-round.ts'
import { rotateCall } from './rotate-call.ts'

type Revealed = ReplyOf<typeof rotateSeeds>['data']['revealed']

/** Changes the seeds of one kind of money. Refused while a round of them is open; the server's own sentence says so. */
export function useRotate(memberId: string, mode: Mode) {
  const { sync } = useApp()
  const reload = () => {
    void sync.pull('seeds', { part: mode, force: true })
    void sync.pull('rounds', { force: true })
  }
  const { send, isSending, failure } = useMoneyForm(rotateCall, memberId, reload)
  const [revealed, setRevealed] = useState<Revealed>()

  const rotate = async (clientSeed: string) => {
    const outcome = await send({ mode, client_seed: clientSeed })
    if (outcome.kind === 'done') setRevealed(outcome.reply.data.revealed)
    if (outcome.kind === 'done' || outcome.kind === 'already-done') reload()
  }
  return { rotate, isSending, failure, revealed }
}
