import './sic-bo.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createSicBoGame } from '../../../../games/sic-bo/sic-bo-game.ts'
import { sicBoView } from '../../../../games/sic-bo/sic-bo-schemas.ts'
import type { SicBoPlace } from '../../../../games/sic-bo/sic-bo-table.ts'
import type { SicBoTheme } from '../../../../games/sic-bo/sic-bo-theme.ts'
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
import { keyOfPlace } from './place-key.ts'
import { SicBoCup } from './sic-bo-cup.tsx'
import { SicBoFelt } from './sic-bo-felt.tsx'

/** The dice roll out, and then lie a moment before the felt is shown again. */
const rollMs = 900
const lieMs = 900

export function SicBoTable({ theme, table, recent }: PlayerProps & { theme: SicBoTheme }) {
  const { t } = useLingui()
  const { phase, round } = table
  const wordsOf = useOutcomeWords()
  const game = createSicBoGame(theme)
  const chips = useChips<SicBoPlace>(game, keyOfPlace, table)
  const [inHand, setInHand] = useState(theme.chips[1] ?? theme.minChip)
  const [wasSkipped, skip] = useReveal(table, rollMs + lieMs)
  const bet = useBet(game, chips.body)
  const view = round && readView(sicBoView, round.view)
  const isFree = phase === 'ready'
  const isEmpty = chips.laid.length === 0
  const outcome =
    isFree && isEmpty && round && view
      ? wordsOf(round, `${view.dice.join(' + ')} = ${view.total}`)
      : undefined
  return (
    <PlayArea
      table={table}
      isTall
      outcome={outcome}
      idle={isEmpty ? t`Choose a chip and lay it on the table.` : ''}
      board={
        <div className="sic-bo" data-phase={phase} onPointerDown={skip}>
          <RecentStrip items={recentThrows(recent)} />
          <SicBoCup dice={view?.dice} phase={phase} rollMs={wasSkipped ? 0 : rollMs} />
          <SicBoFelt
            laid={chips.laid}
            played={chips.last}
            dice={isFree ? view?.dice : undefined}
            disabled={!isFree}
            onLay={place => {
              if (isFree) chips.lay(place, inHand)
            }}
          />
        </div>
      }
      controls={
        <ChipControls
          theme={theme}
          chips={chips}
          inHand={inHand}
          onTake={setInHand}
          label={isEmpty ? t`Roll` : t`Roll for ${formatMoney(chips.total)}`}
          onPlay={() => (isFree ? table.bet(chips.body, chips.total) : skip())}
          phase={phase}
          problem={bet.problem}
        />
      }
    />
  )
}

function recentThrows(recent: PlayerProps['recent']): RecentItem[] {
  return recent.flatMap(round => {
    const view = readView(sicBoView, round.view)
    return view ? [{ id: round.id, text: String(view.total), tone: toneOf(round) }] : []
  })
}
