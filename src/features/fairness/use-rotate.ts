import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import type { ReplyOf } from '../../../contract/endpoint.ts'
import type { rotateSeeds } from '../../../contract/games.ts'
import { useApp } from '../../app-context.ts'
import { openMoneyCall } from '../../sync/open-money-call.ts'
import type { Mode } from './listed-round.ts'
import { rotateCall } from './rotate-call.ts'

type Revealed = ReplyOf<typeof rotateSeeds>['data']['revealed']

/** Changes the seeds of one kind of money. Refused while a round of them is open; the server's own sentence says so. */
export function useRotate(mode: Mode) {
  const { t } = useLingui()
  const { sync, busy } = useApp()
  const form = useMemo(() => openMoneyCall(sync.money, rotateCall), [sync])
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => (isBusy ? busy.hold() : undefined), [isBusy, busy])
  const [message, setMessage] = useState<string>()
  const [revealed, setRevealed] = useState<Revealed>()

  const rotate = async (clientSeed: string) => {
    setIsBusy(true)
    setMessage(undefined)
    const outcome = await form.send({ mode, client_seed: clientSeed })
    setIsBusy(false)
    switch (outcome.kind) {
      case 'done':
        setRevealed(outcome.reply.data.revealed)
        break
      case 'already-done':
        break
      case 'refused':
        return setMessage(outcome.refusal.message)
      case 'offline':
        return setMessage(t`You are offline. Nothing was sent and nothing was changed.`)
      case 'unknown':
        return setMessage(
          t`The connection dropped before the answer came. Press again: it happens once at most.`,
        )
      case 'unauthenticated':
        return setMessage(t`Currently not logged in, please log in first`)
    }
    void sync.pull('seeds', { part: mode, force: true })
    void sync.pull('rounds', { force: true })
  }
  return { rotate, isBusy, message, revealed }
}
