import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { SportsSlip } from '../../../../contract/sports.ts'
import { sumsOf } from '../../../../games/football/slip.ts'
import { useApp } from '../../../app-context.ts'
import { useDraft } from '../../../forms/use-draft.ts'
import { openMoneyCall } from '../../../sync/open-money-call.ts'
import { type MoneyNote, noteOf, withUnknown } from '../money-note.ts'
import type { PlayMode } from '../play-mode.ts'
import { hearCheck } from '../session/hear-check.ts'
import type { WalletAfter } from '../table-state.ts'
import { useLineBack } from '../use-line-back.ts'
import { useUnknownSettled } from '../use-unknown-settled.ts'
import {
  compareLegs,
  type DraftLeg,
  readSlipDraft,
  type SeenLeg,
  type SlipDraft,
  toggleLeg,
  withLegs,
} from './slip-draft.ts'
import { partOf, sportsBetCall } from './sports-resources.ts'
import type { BoardView } from './use-board.ts'

const isOfSlip = (call: string) => call === 'sports-bet'

export type SlipNote =
  | MoneyNote
  | { readonly kind: 'offline' }
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
  const slipDraft = useDraft(memberId, `slip ${part}`, { empty, read: readSlipDraft })
  const { change: keep, changeAtOnce: keepAtOnce } = slipDraft
  const draft = slipDraft.draft ?? empty
  const [told, setTold] = useState<Readonly<Record<string, number>>>({})
  const [note, setNote] = useState<SlipNote>()
  useLineBack(note?.kind === 'offline', () => setNote(undefined))
  const [isBusy, setIsBusy] = useState(false)
  const [wallet, setWallet] = useState<WalletAfter>()
  const form = useMemo(() => openMoneyCall(sync.money, sportsBetCall(now)), [sync, now])
  /** An answer was lost, whatever was said or changed since. */
  const [isUnknown, setIsUnknown] = useState(false)
  /** The slip that lies here is the one that was sent. */
  const isAsSent = useRef(false)
  /** It is taken; the next one is another, though it be the same. */
  const isSpent = useRef(false)
  const isAway = useRef(false)
  useEffect(() => {
    isAway.current = false
    return () => {
      isAway.current = true
    }
  }, [])

  const seen = compareLegs(draft.legs, view.board?.matches ?? [], told, view.serverNow())
  const set = (next: SlipDraft) => {
    setNote(undefined)
    isAsSent.current = false
    if (isSpent.current) form.close()
    isSpent.current = false
    keep(next)
  }
  /** A slip that did arrive is not left lying there to be bet once more. */
  const showKnown = async () => {
    const end = await db.settledCalls.get(form.key())
    // Until it is gone a press would bet it once more: under its own key it is the same slip.
    isSpent.current = end?.outcome === 'done' && isAsSent.current
    if (isSpent.current) await keepAtOnce({ ...draft, kind: 'singles', legs: [] })
    else form.close()
    if (!isAway.current) setIsUnknown(false)
    void sync.pull('sports-slips', { part, force: true })
  }
  useUnknownSettled(isUnknown, memberId, () => void showKnown(), isOfSlip)
  const place = useCallback(async () => {
    const { stake } = sumsOf({ kind: draft.kind, stake: BigInt(draft.each), legs: draft.legs })
    setNote(undefined)
    setIsBusy(true)
    isAsSent.current = true
    const outcome = await form.send({
      game_id: gameId,
      mode,
      stake: formatCentavos(stake),
      accept_better: draft.acceptBetter,
      bet: {
        kind: draft.kind,
        stake: formatCentavos(BigInt(draft.each)),
        legs: draft.legs.map(({ match, market, pick, odds }) => ({ match, market, pick, odds })),
      },
    })
    void sync.pull('sports-slips', { part, force: true })
    const isPlaced = outcome.kind === 'done' || outcome.kind === 'already-done'
    if (isPlaced) await keepAtOnce({ ...draft, kind: 'singles', legs: [] })
    if (isAway.current) return
    setIsBusy(false)
    switch (outcome.kind) {
      case 'done': {
        const { slip, balance } = outcome.reply.data
        setWallet({ ...balance, asOf: now() })
        setTold({})
        return setNote({ kind: 'placed', slip })
      }
      case 'refused': {
        const { error: word, message, details = {} } = outcome.refusal
        // The check stands before the book by itself.
        if (word === 'reality_check_due' && (await hearCheck(sync))) return
        if (word === 'odds_changed') setTold(known => ({ ...known, ...numbersOf(details) }))
        return setNote({ kind: 'refused', word, message })
      }
      case 'unknown':
        return setIsUnknown(true)
      case 'already-done':
        // This very slip: it is told by the word of what became of it.
        return
      default:
        return setNote(noteOf(outcome))
    }
  }, [form, sync, now, part, gameId, mode, draft, keepAtOnce])

  return {
    draft,
    seen,
    stake: sumsOf({ kind: draft.kind, stake: BigInt(draft.each), legs: draft.legs }).stake,
    hasMoved: seen.some(({ leg, stands }) => stands !== leg.odds),
    isClosed: seen.every(({ stands }) => stands === undefined),
    isBusy,
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

function numbersOf(details: Readonly<Record<string, string | number | boolean>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value] as const] : [],
    ),
  )
}
