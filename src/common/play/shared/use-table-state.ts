import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { tableNews, tableState } from '../../../../contract/games/shared-rounds.ts'
import { useApp } from '../../../app/app-context.ts'
import { onTableNews } from '../../../state/member/table-news.ts'
import { useNewestQuestion } from '../../use-newest-question.ts'
import type { PlayMode } from '../play-mode.ts'
import type { WalletAfter } from '../table-state.ts'
import { nextOffset, type TableOffset } from './table-clock.ts'
import { emptyTable, phaseAt, type TableView, withRound } from './table-view.ts'

type Place = { gameId: string; mode: PlayMode; memberId: string }

/** While the stream tells the news, a look now and then keeps the table open and finds what was missed. */
const calmMs = 8_000
/** Without news when they are due, the table is asked. */
const soonMs = 1_500
const waitMs = 5_000
/** Bets are being settled; not everybody asks in the same instant. */
const settlingMs = 900
const settledMs = 2_600
const spreadMs = 1_200
const overdueMs = 1_000

/** The table as the server last reported it: asked at the beginning, after each round, and whenever news is overdue. */
export function useTableState({ gameId, mode, memberId }: Place) {
  const { api, now, sync } = useApp()
  const [view, setView] = useState<TableView>(emptyTable)
  const [isLost, setIsLost] = useState(false)
  const offset = useRef<(TableOffset & { at: number }) | undefined>(undefined)
  const [wallet, setWallet] = useState<WalletAfter>()
  const [asked, setAsked] = useState(0)
  /** Number of the round that the event stream last reported; while it reports the round, the server is asked less often. */
  const received = useRef(0)
  const question = useNewestQuestion()
  const serverNow = useCallback(() => now() + (offset.current?.offsetMs ?? 0), [now])

  const ask = useCallback(async () => {
    const askedAt = now()
    const body = { game_id: gameId, mode }
    const signal = question()
    const result = await api.call(tableState, { body, member: memberId, timeoutMs: waitMs, signal })
    if (signal.aborted) return
    setIsLost(result.kind !== 'answer')
    setAsked(known => known + 1)
    if (result.kind !== 'answer') return
    const { data } = result.reply
    offset.current = nextOffset(offset.current, {
      askedAt,
      receivedAt: now(),
      serverAt: Date.parse(data.now),
    })
    setWallet({ ...data.balance, asOf: now() })
    setView(known => {
      const shown = { ...known, bets: data.bets, results: data.results }
      return data.round === null ? shown : withRound(shown, data.round)
    })
    if (data.bets.some(bet => bet.state !== 'open')) void sync.pull('rounds')
  }, [api, sync, now, gameId, mode, memberId, question])
  const look = useCallback(() => void ask(), [ask])

  useEffect(look, [look])
  useEffect(
    () =>
      onTableNews(news => {
        const shown = z.safeParse(tableNews, news).data
        if (shown?.game_id !== gameId) return
        received.current = shown.round.number
        setView(known => withRound(known, shown.round))
      }),
    [gameId],
  )
  useEffect(() => {
    // The first answer plans the first look after it.
    if (asked === 0) return
    const isReceived = received.current === view.round?.number
    const timer = setTimeout(look, isLost ? soonMs : untilNextLook(view, serverNow(), isReceived))
    return () => clearTimeout(timer)
  }, [view, isLost, look, serverNow, asked])
  return { view, setView, look, serverNow, isLost, wallet }
}

function untilNextLook({ round, bets }: TableView, serverNow: number, isReceived: boolean): number {
  if (round === undefined) return soonMs
  switch (phaseAt(round, serverNow)) {
    case 'betting':
      return Math.min(calmMs, Date.parse(round.closes_at) - serverNow + overdueMs)
    case 'running':
      return isReceived ? calmMs : soonMs
    case 'ended':
      return (bets.some(bet => bet.state === 'open') ? settlingMs : settledMs) + Math.random() * spreadMs
  }
}
