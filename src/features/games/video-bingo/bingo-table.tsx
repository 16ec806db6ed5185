import './bingo.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import { createBingoGame } from '../../../../games/video-bingo/bingo-game.ts'
import { MOST_CARDS } from '../../../../games/video-bingo/bingo-odds.ts'
import { bingoView } from '../../../../games/video-bingo/bingo-schemas.ts'
import type { BingoTheme } from '../../../../games/video-bingo/bingo-theme.ts'
import { BetBar } from '../../../common/play/bet-bar.tsx'
import { MainButton } from '../../../common/play/main-button.tsx'
import { toneOf, useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { readView } from '../round/read-view.ts'
import { RecentStrip } from '../round/recent-strip.tsx'
import { useBet } from '../round/use-bet.ts'
import { PlayArea } from '../stage/play-area.tsx'
import { timesText } from '../words/times-text.ts'
import { BingoBalls } from './bingo-balls.tsx'
import { BingoCards } from './bingo-cards.tsx'
import { BingoExtra } from './bingo-extra.tsx'
import { CardCount } from './card-count.tsx'
import { useBallShow } from './use-ball-show.ts'
import { useFocusBingo } from './use-focus-bingo.ts'
import { useSpentWords } from './use-spent-words.ts'

export function BingoTable({ theme, table, recent }: PlayerProps & { theme: BingoTheme }) {
  const { t } = useLingui()
  const { round, phase } = table
  const view = round && readView(bingoView, round.view)
  const isOpen = round?.state === 'open' && view !== undefined
  const [stake, setStake] = useState(() => readCentavos(view?.stake ?? theme.opening.stake))
  const [count, setCount] = useState(view?.cards.length ?? theme.opening.cards)
  const [asked, setAsked] = useState<'ball' | 'collect'>()
  const show = useBallShow(table, view)
  const total = stake * BigInt(count)
  const bet = useBet(createBingoGame(theme), { stake: formatCentavos(stake), cards: count })
  const wordsOf = useOutcomeWords()
  const spentOf = useSpentWords()
  const isOver = round !== undefined && view !== undefined && !isOpen && phase === 'ready'
  useFocusBingo(isOpen)
  const act = (action: 'ball' | 'collect', price?: bigint) => {
    setAsked(action)
    table.step({ action }, price)
  }
  return (
    <PlayArea
      table={table}
      outcome={isOver ? wordsOf(round, spentOf(view)) : undefined}
      idle={
        isOpen
          ? t`${view.balls.length} balls drawn. Your cards pay ${formatMoney(readCentavos(view.pays))} now.`
          : t`Choose your cards and your stake.`
      }
      board={
        <div className="grid gap-2" onPointerDown={show.skip}>
          {/* Two rows of cards need the room on a phone held upright. */}
          {view && (isOpen || view.cards.length > 2) ? null : <RecentStrip items={recentOf(recent)} />}
          {round && view ? (
            <div key={round.id} className="bingo-board" data-moving={show.isMoving || undefined}>
              <BingoBalls balls={view.balls} delayOf={show.delayOf} />
              <BingoCards view={view} delayOf={show.delayOf} isShown={phase !== 'showing'} />
            </div>
          ) : (
            <p className="bingo-empty">{t`Up to four cards, thirty balls out of ninety, up to ten extra balls.`}</p>
          )}
        </div>
      }
      controls={
        isOpen ? (
          <BingoExtra
            view={view}
            canAct={phase === 'ready'}
            asked={phase === 'sending' || phase === 'unknown' ? asked : undefined}
            onBall={price => act('ball', price)}
            onCollect={() => act('collect')}
            onSkip={show.isFirst && phase === 'showing' ? show.skip : undefined}
          />
        ) : (
          <div className="grid gap-2">
            <CardCount count={count} most={MOST_CARDS} disabled={phase !== 'ready'} onChange={setCount} />
            <BetBar
              range={bet.within(rangeOf(theme, count))}
              stake={stake}
              onChange={setStake}
              disabled={phase !== 'ready'}
              problem={bet.problem}
            >
              <MainButton
                busy={phase === 'sending'}
                disabled={phase === 'unknown' || bet.problem !== undefined}
                onPress={() => (phase === 'ready' ? table.bet(bet.body, total) : show.skip())}
              >
                {t`Play for ${formatMoney(total)}`}
              </MainButton>
            </BetBar>
          </div>
        )
      }
    />
  )
}

/** The stake is of one card; the limits are of all together. */
function rangeOf({ limits }: BingoTheme, count: number) {
  const cards = BigInt(count)
  return { minBet: (limits.minBet + cards - 1n) / cards, maxBet: limits.maxBet / cards, step: 1n }
}

function recentOf(recent: PlayerProps['recent']) {
  return recent.map(round => {
    const times = Number(round.payout) / Number(round.stake)
    return { id: round.id, text: `${timesText(times.toFixed(2))}×`, tone: toneOf(round) }
  })
}
