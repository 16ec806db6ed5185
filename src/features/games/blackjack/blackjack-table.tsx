import './blackjack.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import { createBlackjackGame } from '../../../../games/blackjack/blackjack-game.ts'
import type { Action } from '../../../../games/blackjack/blackjack-play.ts'
import { type BlackjackView, blackjackView } from '../../../../games/blackjack/blackjack-schemas.ts'
import type { BlackjackTheme } from '../../../../games/blackjack/blackjack-theme.ts'
import { toneOf, useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useCardWords } from '../cards/card-words.ts'
import { readView } from '../round/read-view.ts'
import { RecentStrip } from '../round/recent-strip.tsx'
import { RoundBetBar } from '../round/round-bet-bar.tsx'
import { useBet } from '../round/use-bet.ts'
import { useReveal } from '../round/use-reveal.ts'
import { PlayArea } from '../stage/play-area.tsx'
import { BlackjackBoard } from './blackjack-board.tsx'
import { BlackjackMoves } from './blackjack-moves.tsx'
import { useBlackjackWords } from './blackjack-words.ts'
import { useFocusMoves } from './use-focus-moves.ts'

const dealMs = 520
/** The dealer's card is turned, then each further one comes in. */
const endMs = (view: BlackjackView | undefined) => 450 + 90 * (view?.dealer.cards.length ?? 0)

export function BlackjackTable({ theme, table, recent }: PlayerProps & { theme: BlackjackTheme }) {
  const { t } = useLingui()
  const { round, phase } = table
  const view = round && readView(blackjackView, round.view)
  const isOpen = round?.state === 'open' && view !== undefined
  const [stake, setStake] = useState(() => readCentavos(view?.stake ?? theme.opening.stake))
  const [asked, setAsked] = useState<Action>()
  const [, skip] = useReveal(table, isOpen ? dealMs : endMs(view))
  const bet = useBet(createBlackjackGame(theme), { stake: formatCentavos(stake) })
  const wordsOf = useOutcomeWords()
  const isShown = phase !== 'showing'
  const summary = useSummary(view)
  const isOver = round !== undefined && view !== undefined && !isOpen && phase === 'ready'
  useFocusMoves(isOpen ? view.phase : 'bet')
  const move = (action: Action, cost: bigint) => {
    setAsked(action)
    table.step({ action }, cost)
  }
  return (
    <PlayArea
      table={table}
      outcome={isOver ? wordsOf(round, summary) : undefined}
      idle={isOpen ? (summary ?? '') : t`Set your stake and deal.`}
      board={
        <div className="grid gap-2" onPointerDown={skip}>
          {/* A hand in play needs the room: four buttons stand below it. */}
          {isOpen ? null : <RecentStrip items={recentHands(recent)} />}
          {round && view ? (
            <BlackjackBoard roundId={round.id} view={view} isShown={isShown} />
          ) : (
            <EmptyTable />
          )}
          <SpokenCards view={isShown ? view : undefined} />
        </div>
      }
      controls={
        isOpen ? (
          <BlackjackMoves
            view={view}
            canAct={phase === 'ready'}
            asked={phase === 'sending' || phase === 'unknown' ? asked : undefined}
            onMove={move}
          />
        ) : (
          <RoundBetBar
            table={table}
            bet={bet}
            range={{ ...theme.limits, step: 1n }}
            stake={stake}
            onStake={setStake}
            onSkip={skip}
          >
            {t`Deal for ${formatMoney(stake)}`}
          </RoundBetBar>
        )
      }
    />
  )
}

/** Both sides in one line: "You 16 · Dealer 10". */
function useSummary(view: BlackjackView | undefined): string | undefined {
  const { t } = useLingui()
  const words = useBlackjackWords()
  if (!view) return undefined
  const mine = view.hands.map(words.total).join(' / ')
  const theirs = words.total(view.dealer)
  if (view.phase === 'insurance') return t`The dealer shows an ace. Insurance pays 2:1 if it is a blackjack.`
  return t`You ${mine} · Dealer ${theirs}`
}

/** Every card in words, for members who do not see them: announced again whenever a card comes. */
function SpokenCards({ view }: { view: BlackjackView | undefined }) {
  const { t } = useLingui()
  const cardWords = useCardWords()
  const said = (cards: readonly number[]) => cards.map(cardWords).join(', ')
  const theirs = view && said(view.dealer.cards)
  return (
    <p role="status" className="sr-only">
      {view ? (
        <>
          {view.hands.map(({ cards }) => t`Your cards: ${said(cards)}.`).join(' ')} {t`Dealer: ${theirs}.`}
        </>
      ) : null}
    </p>
  )
}

function EmptyTable() {
  const { t } = useLingui()
  return (
    <div className="bj-table bj-empty">
      <p className="font-bold font-display text-lead">{t`Blackjack pays 3 to 2`}</p>
      <p className="text-balance text-small text-soft">{t`Dealer stands on all 17. Insurance pays 2 to 1.`}</p>
    </div>
  )
}

function recentHands(recent: PlayerProps['recent']) {
  return recent.flatMap(round => {
    const view = readView(blackjackView, round.view)
    return view
      ? [{ id: round.id, text: view.hands.map(({ total }) => total).join('/'), tone: toneOf(round) }]
      : []
  })
}
