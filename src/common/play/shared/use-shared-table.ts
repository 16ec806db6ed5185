import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { TableBet } from '../../../../contract/games/shared-rounds.ts'
import { useApp } from '../../../app/app-context.ts'
import { type MoneyOutcome, openMoneyCall } from '../../../sync/calls/open-money-call.ts'
import { type MoneyNote, noteOf, withUnknown } from '../money-note.ts'
import type { PlayMode } from '../play-mode.ts'
import { pullCheck } from '../pull-check.ts'
import type { WalletAfter } from '../table-state.ts'
import { useLineBack } from '../use-line-back.ts'
import { useUnknownSettled } from '../use-unknown-settled.ts'
import { askCashOut } from './ask-cash-out.ts'
import { cancelCall, placeCall } from './table-calls.ts'
import { isInPlay, phaseAt, type TableView, withBet } from './table-view.ts'
import { useTableState } from './use-table-state.ts'

export type SharedNote = MoneyNote | { readonly kind: 'offline' }

export interface SharedTable extends TableView {
  /** The server's clock now. */
  readonly serverNow: () => number
  /** The last question to the server had no answer. */
  readonly isLost: boolean
  /** Of the kind of money that is played with, as the table last reported it. */
  readonly wallet: WalletAfter | undefined
  /** Places with a call on its way. */
  readonly busy: readonly number[]
  readonly note: SharedNote | undefined
  place(slot: number, bet: object, stake: bigint): void
  cancel(bet: TableBet): void
  cashOut(bet: TableBet): void
}

type Place = { gameId: string; mode: PlayMode; memberId: string; mostBets: number }

const isOfTable = (call: string) => call.startsWith('table-')

/** One member at one shared table. */
export function useSharedTable({ gameId, mode, memberId, mostBets }: Place): SharedTable {
  const { sync, api, now } = useApp()
  const { view, setView, look, serverNow, isLost, wallet } = useTableState({ gameId, mode, memberId })
  const [busy, setBusy] = useState<readonly number[]>([])
  const [note, setNote] = useState<SharedNote>()
  /** A bet's answer was lost, whatever was said of others since. */
  const [isUnknown, setIsUnknown] = useState(false)
  const forms = useMemo(
    () => Array.from({ length: mostBets }, (_, slot) => openMoneyCall(sync.money, placeCall(slot, now))),
    [sync, now, mostBets],
  )
  const cancelForm = useMemo(() => openMoneyCall(sync.money, cancelCall(now)), [sync, now])
  useLineBack(note?.kind === 'offline', () => setNote(undefined))
  const showKnown = () => {
    for (const form of [...forms, cancelForm]) form.close()
    setIsUnknown(false)
    look()
  }
  useUnknownSettled(isUnknown, memberId, showKnown, isOfTable)
  const isAway = useRef(false)
  useEffect(() => {
    isAway.current = false
    return () => {
      isAway.current = true
    }
  }, [])

  const act = useCallback(async (slot: number, work: () => Promise<void>) => {
    setNote(undefined)
    setBusy(known => [...known, slot])
    await work()
    if (!isAway.current) setBusy(known => known.filter(one => one !== slot))
  }, [])
  const onEvent = useCallback(
    async (outcome: MoneyOutcome<{ data: { bet: TableBet } }>) => {
      switch (outcome.kind) {
        case 'done':
          return setView(known => withBet(known, outcome.reply.data.bet))
        case 'unknown':
          setIsUnknown(true)
          return look()
        case 'held-back':
          setNote(outcome)
          return look()
        case 'already-done':
          return look()
        case 'refused': {
          const { error: word, message } = outcome.refusal
          const isShown = word === 'reality_check_due' && (await pullCheck(sync))
          if (!isShown) setNote({ kind: 'refused', word, message })
          return look()
        }
        default:
          return setNote(noteOf(outcome))
      }
    },
    [setView, look, sync],
  )

  const { round } = view
  const latest = useRef(view)
  useEffect(() => {
    latest.current = view
  }, [view])
  return {
    ...view,
    serverNow,
    // While something is sent nobody can say that nothing is at stake.
    isLost: isLost && busy.length === 0,
    wallet,
    busy,
    note: isUnknown && busy.length === 0 ? withUnknown(note) : note,
    place: (slot, bet, stake) => {
      const form = forms[slot]
      if (form === undefined || round === undefined || phaseAt(round, serverNow()) !== 'betting') return
      const body = { game_id: gameId, mode, number: round.number, slot, stake: formatCentavos(stake), bet }
      void act(slot, async () => onEvent(await form.send(body)))
    },
    cancel: bet => void act(bet.slot, async () => onEvent(await cancelForm.send({ bet_id: bet.id }))),
    cashOut: bet =>
      void act(bet.slot, async () => {
        const isOver = () => isAway.current || !isInPlay(latest.current, bet)
        const result = await askCashOut({ api, now, memberId, betId: bet.id, isOver })
        switch (result.kind) {
          case 'answer':
            return setView(known => withBet(known, result.reply.data.bet))
          case 'refused':
            setNote({ kind: 'refused', word: result.refusal.error, message: result.refusal.message })
            return look()
          case 'unauthenticated':
            return setNote({ kind: 'signed-out' })
          default:
            return isOver() ? look() : setNote({ kind: 'offline' })
        }
      }),
  }
}
