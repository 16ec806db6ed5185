import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import type { Round } from '../../../contract/lobby/games.ts'
import { useApp } from '../../app/app-context.ts'
import type { SettledCallRow } from '../../db/queue-rows.ts'
import { useBusyWhile } from '../../forms/use-busy-while.ts'
import { handleInline } from '../../state/handled-inline.ts'
import type { MoneyOutcome } from '../../sync/calls/open-money-call.ts'
import { openMoneyCall } from '../../sync/calls/open-money-call.ts'
import { useNewestQuestion } from '../use-newest-question.ts'
import { askWallet } from './ask-wallet.ts'
import { findNewestRound, findRound, markOfRound, readEnds } from './find-outcome.ts'
import type { PlayMode } from './play-mode.ts'
import { pullCheck } from './pull-check.ts'
import { roundStartCall, roundStepCall } from './round-calls.ts'
import { startBody } from './start-body.ts'
import { stepBody } from './step-body.ts'
import { reduceTable, type TableNote, type TableState, type WalletAfter } from './table-state.ts'
import type { UnknownSince } from './use-launch.ts'
import { useLineBack } from './use-line-back.ts'
import { useUnknownSettled } from './use-unknown-settled.ts'

type Answer = { data: { round: Round; balance: Omit<WalletAfter, 'asOf'> } }

/** Words after which the screen asks the server again how things stand. */
const staleWords = ['round_open', 'round_closed', 'round_unknown', 'step_invalid']

export interface Table extends TableState {
  /** `bet` as the engine reads it; `stake` in centavos. Sent once or not at all. */
  bet(bet: object, stake: bigint): void
  /** The next step of the open round; `stake` in centavos is what the member agrees to add by it. */
  step(step: object, stake?: bigint): void
  /** After a lost answer: the same again with the same key, which answers what became of it. */
  again: () => void
  /** The player has shown the outcome. */
  shown: () => void
}

type Send = () => Promise<MoneyOutcome<Answer>>
type Form = { key: () => string }
type Pending = { send?: Send; form?: Form; wasAt: string | undefined; keys?: readonly string[] }
type Place = { gameId: string; mode: PlayMode; memberId: string }
type Seat = Place & {
  /** The round that was open when the game was launched. */
  opened: Round | undefined
  wallet: WalletAfter
  unknownSince: UnknownSince | undefined
  /** The server sees another state than this screen. */
  onStale: () => void
}

/** One member at one game: sends bets and steps by money calls, and knows what became of each (src/sync/README.md). */
export function useTable({ gameId, mode, memberId, opened, wallet, unknownSince, onStale }: Seat): Table {
  const { api, db, sync, now } = useApp()
  const place = useMemo(() => ({ gameId, mode, memberId }), [gameId, mode, memberId])
  const [state, dispatch] = useReducer(reduceTable, {
    phase: unknownSince ? 'unknown' : 'ready',
    round: opened,
    note: undefined,
    canAskAgain: false,
    wallet,
  })
  const startForm = useMemo(() => openMoneyCall(sync.money, roundStartCall(now)), [sync, now])
  const stepForm = useMemo(() => openMoneyCall(sync.money, roundStepCall(now)), [sync, now])
  /** What to send again, and how to find out what came of it. */
  const pending = useRef<Pending>({ wasAt: undefined, ...unknownSince })
  const isAway = useRef(false)
  const question = useNewestQuestion()
  const leftOver = useRef<(() => void)[]>([])

  /** Play money of a real account has no row on the device, which the engine's own answer would have brought up to date. */
  const refreshPlayMoney = useCallback(async () => {
    if (mode !== 'demo') return
    const received = await askWallet({ api, now, memberId, mode, signal: question() })
    if (received) dispatch({ type: 'told', wallet: received })
  }, [api, now, memberId, mode, question])

  const settle = useCallback(async () => {
    const { round } = state
    const { form, wasAt, keys = form ? [form.key()] : [] } = pending.current
    // What is bet from here on is another bet, not a question after this one; and who asks once more meanwhile bets nothing.
    pending.current = { wasAt }
    startForm.close()
    stepForm.close()
    const ends = await readEnds(db, keys)
    const findNews = async () => {
      const found =
        round?.state === 'open' ? await findRound(db, memberId, round.id) : await findNewestRound(db, place)
      return found && markOfRound(found) !== wasAt ? found : undefined
    }
    // Rounds that the device did not have yet may come meanwhile: where the server says that nothing was done, none of them is this one.
    const mayBeNews = ends.length === 0 || ends.some(end => end === undefined || end.outcome === 'done')
    let news = mayBeNews ? await findNews() : undefined
    // It counts, and its round did not come with that word: there was no room for it, or a newer house tells it otherwise. (A call
    // of an earlier visit may be another game's, whose round is not to be found here.)
    if (form && !news && ends[0]?.outcome === 'done') {
      await Promise.all([sync.pull('open-rounds'), sync.pull('rounds')])
      news = await findNews()
    }
    if (news) {
      dispatch({ type: 'answered', round: news })
      return refreshPlayMoney()
    }
    // Of a call of an earlier visit only the engine knows what became of it, and it says so itself.
    dispatch({ type: 'stopped', note: form && noteOfEnd(ends[0]) })
  }, [db, sync, memberId, place, state, startForm, stepForm, refreshPlayMoney])

  const onEvent = useCallback(
    async (outcome: MoneyOutcome<Answer>) => {
      switch (outcome.kind) {
        case 'done': {
          const { round, balance } = outcome.reply.data
          return dispatch({ type: 'answered', round, wallet: { ...balance, asOf: now() } })
        }
        case 'already-done':
        case 'held-back':
          return settle()
        case 'unknown':
          return dispatch({ type: 'lost' })
        case 'offline':
          return dispatch({ type: 'stopped', note: { kind: 'offline' } })
        case 'not-stored':
          return dispatch({ type: 'stopped', note: outcome })
        case 'unauthenticated':
          return dispatch({ type: 'stopped', note: { kind: 'signed-out' } })
        case 'refused': {
          const { error: word, message } = outcome.refusal
          if (word === 'reality_check_due' && (await pullCheck(sync)))
            return dispatch({ type: 'stopped', note: undefined })
          dispatch({ type: 'stopped', note: { kind: 'refused', word, message } })
          if (staleWords.includes(word)) onStale()
        }
      }
    },
    [settle, onStale, now, sync],
  )

  const send = useCallback(
    async (act: Send, form: Form, isRetry: boolean) => {
      dispatch({ type: 'sent' })
      try {
        if (!isRetry) {
          const known = state.round?.state === 'open' ? state.round : await findNewestRound(db, place)
          pending.current = { send: act, form, wasAt: known && markOfRound(known) }
        }
      } catch {
        // A database that cannot be read keeps no key either.
        return onEvent({ kind: 'not-stored', reason: 'failed' })
      }
      const outcome = await act()
      if (isAway.current) return
      // Of the try before it, which is what they asked about, these say nothing.
      if (isRetry && ['unauthenticated', 'not-stored'].includes(outcome.kind))
        return dispatch({ type: 'lost' })
      if (outcome.kind === 'unknown') leftOver.current.push(handleInline(form.key()))
      await onEvent(outcome)
    },
    [db, place, state.round, onEvent],
  )

  useEffect(() => {
    isAway.current = false
    return () => {
      isAway.current = true
      for (const takeBack of leftOver.current.splice(0)) takeBack()
    }
  }, [])
  useLineBack(state.note?.kind === 'offline', () => dispatch({ type: 'stopped', note: undefined }))
  useUnknownSettled(state.phase === 'unknown', memberId, settle)
  const isBusy = state.phase !== 'ready' || state.round?.state === 'open'
  useBusyWhile(isBusy)

  const shown = useCallback(() => dispatch({ type: 'shown' }), [])
  const isFree = state.phase === 'ready'
  return {
    ...state,
    bet: (bet, stake) => {
      if (isFree) void send(() => startForm.send(startBody(place, bet, stake)), startForm, false)
    },
    step: (step, stake) => {
      const { round } = state
      if (!isFree || round?.state !== 'open') return
      void send(() => stepForm.send(stepBody(round, step, stake)), stepForm, false)
    },
    again: () => {
      const { send: known, form } = pending.current
      if (state.phase === 'unknown' && known && form) void send(known, form, true)
    },
    shown,
  }
}

/** Of a bet or a step of which no round tells. */
function noteOfEnd(end: SettledCallRow | undefined): TableNote {
  if (end?.outcome === 'done') return { kind: 'arrived' }
  return end?.why ? { kind: 'refused', word: '', message: end.why } : { kind: 'not-arrived' }
}
