import { useState } from 'react'
import type * as z from 'zod/mini'
import type { ReplyOf } from '../../../../contract/endpoint.ts'
import type { rotateSeeds } from '../../../../contract/games/seeds.ts'
import { useApp } from '../../../app/app-context.ts'
import { useMoneyForm } from '../../../forms/use-money-form.ts'
import type { Mode } from './listed-round.ts'
import { rotateCall } from './rotate-call.ts'

type Body = z.input<typeof rotateSeeds.body>
type Changed = {
  /** Null when these were the first seeds. */
  readonly revealed: ReplyOf<typeof rotateSeeds>['data']['revealed']
  /** The new pair has the hash that was shown before the member's seed was sent. */
  readonly isAsPromised: boolean
}

/**
 * Changes the seeds of one kind of money. The member's seed is bound to the hash they were shown: a seed that the server has seen
 * under one hash is never offered under another (`onSpent`).
 */
export function useRotate(memberId: string, mode: Mode, onSpent: () => void) {
  const { sync } = useApp()
  const reload = () => {
    onSpent()
    void sync.pull('seeds', { part: mode, force: true })
    void sync.pull('rounds', { force: true })
  }
  const { send, isSending, failure } = useMoneyForm(rotateCall, memberId, reload)
  const [changed, setChanged] = useState<Changed>()
  const [unanswered, setUnanswered] = useState<Body>()

  const rotate = async (clientSeed: string, seedHash: string) => {
    const isAgain = unanswered?.client_seed === clientSeed
    const body = isAgain ? unanswered : { mode, seed_hash: seedHash, client_seed: clientSeed }
    const outcome = await send(body)
    setUnanswered(outcome.kind === 'unknown' ? body : undefined)
    if (outcome.kind === 'done') {
      const { revealed, seed_hash } = outcome.reply.data
      setChanged({ revealed, isAsPromised: seed_hash === body.seed_hash })
    }
    const isOutdated = outcome.kind === 'refused' && outcome.refusal.error === 'seed_outdated'
    if (outcome.kind === 'done' || outcome.kind === 'already-done' || isOutdated) reload()
  }
  return { rotate, isSending, failure, changed }
}
