import './roulette.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createRouletteGame } from '../../../../games/roulette/roulette-game.ts'
import { rouletteView } from '../../../../games/roulette/roulette-schemas.ts'
import { colourOf } from '../../../../games/roulette/roulette-table.ts'
import type { RouletteTheme } from '../../../../games/roulette/roulette-theme.ts'
import { toneOf, useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { ChipControls } from '../chips/chip-controls.tsx'
import { useChips } from '../chips/use-chips.ts'
import { readView } from '../round/read-view.ts'
import { type RecentItem, RecentStrip } from '../round/recent-strip.tsx'
import { useBet } from '../round/use-bet.ts'
import { useReveal } from '../round/use-reveal.ts'
import { PlayArea } from '../stage/play-area.tsx'
import { InsideSheet } from './inside-sheet.tsx'
import { MoreButton } from './more-button.tsx'
import { RouletteFelt } from './roulette-felt.tsx'
import { RouletteWheel } from './roulette-wheel.tsx'
import { useSpotWords } from './spot-words.ts'
import { keyOfSpot, type Spot } from './spots.ts'

/** The ball rolls out, and then lies a moment before the felt is shown again. */
const rollMs = 3400
const lieMs = 1000

export function RouletteTable({ theme, table, recent }: PlayerProps & { theme: RouletteTheme }) {
  const { t } = useLingui()
  const { phase, round } = table
  const words = useSpotWords()
  const wordsOf = useOutcomeWords()
  const game = createRouletteGame(theme)
  const chips = useChips<Spot>(game, keyOfSpot, table)
  const [inHand, setInHand] = useState(theme.chips[1] ?? theme.minChip)
  const [isMore, setIsMore] = useState(false)
  const [wasSkipped, skip] = useReveal(table, rollMs + lieMs)
  const bet = useBet(game, chips.body)
  const view = round && readView(rouletteView, round.view)
  const isFree = phase === 'ready'
  const outcome = isFree && round && view ? wordsOf(round, words.pocket(view.pocket)) : undefined
  const lay = (spot: Spot) => {
    if (isFree) chips.lay(spot, inHand)
  }
  const spin = () => {
    if (!isFree) return skip()
    table.bet(chips.body, chips.total)
  }
  return (
    <>
      <PlayArea
        table={table}
        isTall
        outcome={chips.laid.length > 0 && isFree ? undefined : outcome}
        idle={chips.laid.length > 0 ? '' : t`Choose a chip and lay it on the table.`}
        board={
          <div className="roulette" data-phase={phase} onPointerDown={skip}>
            <RouletteWheel phase={phase} pocket={view?.pocket} rollMs={wasSkipped ? 0 : rollMs} />
            <div className="roulette-side">
              <RecentStrip items={recentPockets(recent)} />
              <RouletteFelt
                laid={chips.laid}
                played={chips.last}
                pocket={isFree ? view?.pocket : undefined}
                disabled={!isFree}
                onLay={lay}
              />
            </div>
          </div>
        }
        controls={
          <ChipControls
            theme={theme}
            chips={chips}
            inHand={inHand}
            onTake={setInHand}
            more={<MoreButton disabled={!isFree} onPress={() => setIsMore(true)} />}
            label={chips.laid.length === 0 ? t`Spin` : t`Spin for ${formatMoney(chips.total)}`}
            onPlay={spin}
            phase={phase}
            problem={bet.problem}
          />
        }
      />
      <InsideSheet open={isMore} onClose={() => setIsMore(false)} laid={chips.laid} onLay={lay} />
    </>
  )
}

function recentPockets(recent: PlayerProps['recent']): RecentItem[] {
  return recent.flatMap(round => {
    const view = readView(rouletteView, round.view)
    if (!view) return []
    const { pocket } = view
    return [
      { id: round.id, text: String(pocket), tone: toneOf(round), className: `pocket-${colourOf(pocket)}` },
    ]
  })
}
