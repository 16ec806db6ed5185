import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { reduceTable } from '../../../common/play/table-state.ts'
import type { Table } from '../../../common/play/use-table.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import type { OfflineAnswer, OfflinePlay } from './offline-play.ts'
import type { Seat } from './use-offline-play.ts'

type OfflineTable = { table: Table; refill: () => void }

/** One player at one game of the offline demo: what `useTable` is with the server, without anything that could be lost on the way. */
export function useOfflineTable(play: OfflinePlay, { round, wallet }: Seat): OfflineTable {
  const { t } = useLingui()
  const [state, dispatch] = useReducer(reduceTable, {
    ...{ phase: 'ready', round, note: undefined, canAskAgain: false, wallet },
  })
  const [filled, setFilled] = useState(wallet)
  const isAway = useRef(false)
  useEffect(() => {
    isAway.current = false
    return () => {
      isAway.current = true
    }
  }, [])
  const open = state.round?.state === 'open' ? state.round : undefined
  const isPlaying = state.phase !== 'ready' || open !== undefined
  useBusyWhile(isPlaying)
  const shown = useCallback(() => dispatch({ type: 'shown' }), [])

  const refuse = (word: string, message: string) =>
    dispatch({ type: 'stopped', note: { kind: 'refused', word, message } })
  const onEvent = (answer: OfflineAnswer) => {
    switch (answer.kind) {
      case 'done':
        return dispatch({ type: 'answered', round: answer.round, wallet: answer.wallet })
      case 'short':
        return refuse('offline_short', t`The play money of this device is not enough for that.`)
      case 'invalid':
        return refuse('offline_invalid', t`This bet is not possible here.`)
      case 'moved':
        return refuse('offline_moved', t`This game was played on in another tab. Open it again here.`)
    }
  }
  const act = (play: () => Promise<OfflineAnswer>) => {
    if (state.phase !== 'ready') return
    dispatch({ type: 'sent' })
    const failed = () =>
      refuse('offline_kept_nothing', t`This device could not keep the round: nothing was played.`)
    play().then(
      answer => (isAway.current ? undefined : onEvent(answer)),
      () => (isAway.current ? undefined : failed()),
    )
  }
  const newest = filled.wallet_version > state.wallet.wallet_version ? filled : state.wallet
  return {
    refill: () => void play.refill().then(setFilled),
    table: {
      ...state,
      wallet: newest,
      bet: (bet, stake) => act(() => play.start(bet, stake)),
      step: (step, more = 0n) => {
        if (open) act(() => play.step(open.id, open.steps, step, more))
      },
      again: () => undefined,
      shown,
    },
  }
}
