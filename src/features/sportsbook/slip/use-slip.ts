import { useCallback, useEffect, useRef, useState } from 'react'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { SportsSlip } from '../../../../contract/sportsbook/sports.ts'
import { sumsOf } from '../../../../games/football/slip.ts'
import { useApp } from '../../../app/app-context.ts'
import { type MoneyNote, noteOf, withUnknown } from '../../../common/play/money-note.ts'
import type { PlayMode } from '../../../common/play/play-mode.ts'
import { pullCheck } from '../../../common/play/pull-check.ts'
import type { WalletAfter } from '../../../common/play/table-state.ts'
import { useLineBack } from '../../../common/play/use-line-back.ts'
import { useUnknownSettled } from '../../../common/play/use-unknown-settled.ts'
import { readAnswer } from '../../../db/read-answer.ts'
import { useDraft } from '../../../forms/use-draft.ts'
import type { LastTry } from '../../../sync/calls/open-money-call.ts'
import { partOf } from '../sports-resources.ts'
import type { BoardView } from '../use-board.ts'
import { useSentSlip } from '../use-sent-slip.ts'
import {
  compareLegs,
  type DraftLeg,
  joinSlips,
  readSlipDraft,
  type SeenLeg,
  type SlipDraft,
  toggleLeg,
  withLegs,
  withoutTaken,
} from './slip-draft.ts'

export type SlipNote =
  | MoneyNote
  | { readonly kind: 'offline' }
  /** Another tab took it, or cleared it. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'placed'; readonly slip: SportsSlip }

export interface Slip {
  readonly draft: SlipDraft
  readonly seen: readonly SeenLeg[]
  /** Centavos of all bets on the slip. */
  readonly stake: bigint
  /** Odds are others than the member saw, or a match takes no bets any more. */
  readonly hasMoved: boolean
  /** None of its matches takes bets any more. */
  readonly isClosed: boolean
  readonly isBusy: boolean
  /** One is being sent, or nobody knows yet whether the last one was taken. */
  readonly isSent: boolean
  readonly note: SlipNote | undefined
  /** What the last slip left in the wallet that is played from. */
  readonly wallet: WalletAfter | undefined
  toggle(leg: DraftLeg): void
  change(part: Partial<Pick<SlipDraft, 'kind' | 'each' | 'acceptBetter'>>): void
  /** Takes the odds that stand, and leaves what is closed. */
  acceptOdds: () => void
  clear: () => void
  place: () => void
}

type Seat = { gameId: string; mode: PlayMode; memberId: string; opening: bigint; view: BoardView }

/** The member's slip: a draft on this device until it is placed, sent once or not at all. */
export function useSlip({ gameId, mode, memberId, opening, view }: Seat): Slip {
  const { db, sync, now } = useApp()
  const part = partOf(gameId, mode)
  const empty: SlipDraft = { kind: 'singles', each: opening.toString(), acceptBetter: false, legs: [] }
  const slipDraft = useDraft(memberId, `slip ${part}`, { empty, read: readSlipDraft, join: joinSlips })
  const { change: keep, changeAtOnce: keepAtOnce, readKept } = slipDraft
  const sent = useSentSlip(memberId, part)
  const { form, isUnknown, setIsUnknown, forgetIfOver } = sent
  const draft = slipDraft.draft ?? empty
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  const [reported, setShown] = useState<Readonly<Record<string, number>>>({})
  const [note, setNote] = useState<SlipNote>()
  useLineBack(note?.kind === 'offline', () => setNote(undefined))
  const [isSending, setIsSending] = useState(false)
  // Before it is known whether it was sent before, it is not there to be bet.
  const isBusy = isSending || !sent.isRead
  const [wallet, setWallet] = useState<WalletAfter>()
  const isAway = useRef(false)
  useEffect(() => {
    isAway.current = false
    return () => {
      isAway.current = true
    }
  }, [])

  const seen = compareLegs(draft.legs, view.board?.matches ?? [], reported, view.serverNow())
  const set = (next: SlipDraft) => {
    setNote(undefined)
    if (!isUnknown && !isBusy) sent.forget()
    keep(next)
  }
  /** Whether the newest slip is the one sent: an answer that another visit or tab received shows only among the slips. */
  const isNewest = async (tried: LastTry | undefined) => {
    const [newest] = (await readAnswer(db, 'sports-slips', { memberId, part })) ?? []
    return newest !== undefined && tried?.body.includes(JSON.stringify(betOf(newest))) === true
  }
  /** A slip that did arrive is not left lying there to be bet once more. */
  const showKnown = async () => {
    const tried = sent.last.current
    const end = tried && (await db.settledCalls.get(tried.key))
    const isTaken = end ? end.outcome === 'done' : await isNewest(tried)
    const isSpent = isTaken && tried?.body === JSON.stringify(bodyOf(gameId, mode, draft))
    // Until it is gone a press would bet it once more: under its own key it is the same slip.
    if (isSpent) await keepAtOnce(withoutTaken(latest.current, draft))
    else if (end) sent.forget()
    if (!isAway.current) sent.setKnown()
    void sync.pull('sports-slips', { part, force: true })
  }
  useUnknownSettled(
    isUnknown && slipDraft.draft !== undefined,
    memberId,
    () => void showKnown(),
    sent.isWaitedFor,
  )
  const place = useCallback(async () => {
    setNote(undefined)
    setIsSending(true)
    const kept = readSlipDraft(await readKept())
    if (kept?.legs.length === 0 && latest.current.legs.length > 0) {
      await keepAtOnce(kept)
      setIsSending(false)
      return setNote({ kind: 'elsewhere' })
    }
    const outcome = await form.send(bodyOf(gameId, mode, draft))
    void sync.pull('sports-slips', { part, force: true })
    const isPlaced = outcome.kind === 'done' || outcome.kind === 'already-done'
    if (isPlaced) await keepAtOnce(withoutTaken(latest.current, draft))
    if (outcome.kind !== 'unknown') await forgetIfOver()
    if (isAway.current) return
    setIsSending(false)
    switch (outcome.kind) {
      case 'done': {
        const { slip, balance } = outcome.reply.data
        setWallet({ ...balance, asOf: now() })
        setShown({})
        return setNote({ kind: 'placed', slip })
      }
      case 'refused': {
        const { error: word, message, details = {} } = outcome.refusal
        // The check stands before the book automatically.
        if (word === 'reality_check_due' && (await pullCheck(sync))) return
        if (word === 'odds_changed') setShown(known => ({ ...known, ...numbersOf(details) }))
        return setNote({ kind: 'refused', word, message })
      }
      case 'unknown':
        return setIsUnknown(true)
      case 'already-done':
        // This very slip: the notice of its outcome reports it.
        return
      default:
        return setNote(noteOf(outcome))
    }
  }, [form, forgetIfOver, setIsUnknown, sync, now, part, gameId, mode, draft, keepAtOnce, readKept])

  return {
    draft,
    seen,
    stake: sumsOf({ kind: draft.kind, stake: BigInt(draft.each), legs: draft.legs }).stake,
    hasMoved: seen.some(({ leg, stands }) => stands !== leg.odds),
    isClosed: seen.every(({ stands }) => stands === undefined),
    isBusy,
    isSent: isSending || isUnknown,
    note: isUnknown && !isBusy ? withUnknown(note) : note,
    wallet,
    toggle: leg => set(toggleLeg(draft, leg)),
    change: change => set({ ...draft, ...change }),
    acceptOdds: () =>
      set(
        withLegs(
          draft,
          seen.flatMap(({ leg, stands }) => (stands === undefined ? [] : [{ ...leg, odds: stands }])),
        ),
      ),
    clear: () => set({ ...draft, kind: 'singles', legs: [] }),
    place: () => {
      if (!isBusy) void place()
    },
  }
}

function bodyOf(gameId: string, mode: PlayMode, { kind, each, acceptBetter, legs }: SlipDraft) {
  return {
    game_id: gameId,
    mode,
    stake: formatCentavos(sumsOf({ kind, stake: BigInt(each), legs }).stake),
    accept_better: acceptBetter,
    bet: betOf({ kind, each: BigInt(each), legs }),
  }
}

type Leg = Readonly<Record<'match' | 'market' | 'pick', string> & { odds: number }>

function betOf<One extends Leg>({ kind, each, legs }: Pick<SportsSlip, 'kind' | 'each'> & { legs: One[] }) {
  return {
    kind,
    stake: formatCentavos(each),
    legs: legs.map(({ match, market, pick, odds }) => ({ match, market, pick, odds })),
  }
}

function numbersOf(details: Readonly<Record<string, string | number | boolean>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value] as const] : [],
    ),
  )
}
