import './fish.css'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import { createFishGame } from '../../../../games/fish/fish-game.ts'
import { fishView } from '../../../../games/fish/fish-schemas.ts'
import type { FishTheme, Species } from '../../../../games/fish/fish-theme.ts'
import { MainButton } from '../../../common/play/main-button.tsx'
import { toneOf, useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { formatAmount, formatMoney, withoutEmptyCents } from '../../../i18n/format-money.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { prefersStill } from '../../../ui/prefers-still.ts'
import { readView } from '../round/read-view.ts'
import { type RecentItem, RecentStrip } from '../round/recent-strip.tsx'
import { useBet } from '../round/use-bet.ts'
import { useReveal } from '../round/use-reveal.ts'
import { PlayArea } from '../stage/play-area.tsx'
import { FishSea } from './fish-sea.tsx'
import { PreyStrip } from './prey-strip.tsx'
import { createSea, type Swimmer } from './sea.ts'
import { useSpeciesWords } from './species-words.ts'
import { useVisit } from './use-visit.ts'
import { VisitLine } from './visit-line.tsx'

/** From one shot's answer to the next shot: about two shots a second at the most. */
const splashMs = 350

export function FishTable({ theme, table, recent }: PlayerProps & { theme: FishTheme }) {
  const { t } = useLingui()
  const { phase, round } = table
  const [shot, setShot] = useState(theme.opening.stake)
  const [target, setTarget] = useState<Species>(theme.opening.species)
  const [sea] = useState(() => createSea(theme.prey, Math.random, prefersStill()))
  const wordsOf = useOutcomeWords()
  const words = useSpeciesWords()
  const stake = readCentavos(shot)
  const bet = useBet(createFishGame(theme), { stake: shot, species: target })
  const view = round && readView(fishView, round.view)
  const visit = useVisit(table)
  useReveal(table, splashMs)
  const isFree = phase === 'ready'
  const land = useEffectEvent(() => {
    if (view && round) sea.land(view.caught, `+${formatMoney(round.payout)}`, performance.now())
  })
  useEffect(() => {
    if (phase === 'showing') land()
  }, [phase])
  const shoot = (species: Species) => {
    if (!isFree) return
    setTarget(species)
    table.bet({ stake: shot, species }, stake)
  }
  const shootAt = (swimmer: Swimmer) => {
    if (!isFree) return
    sea.aim(swimmer)
    shoot(swimmer.species)
  }
  const name = view && words(view.species)
  const outcome =
    isFree && round && view
      ? wordsOf(round, view.caught ? t`${name} caught, ${view.multiplier}×` : t`${name} got away`)
      : undefined
  return (
    <PlayArea
      table={table}
      outcome={outcome}
      idle={t`Tap a fish, or choose one below and shoot.`}
      board={
        <div className="fishing">
          <RecentStrip items={recentShots(recent)} />
          <FishSea theme={theme} sea={sea} onShoot={shootAt} />
          <VisitLine visit={visit} />
        </div>
      }
      controls={
        <div className="grid gap-1.5">
          <PreyStrip prey={theme.prey} value={target} onChoose={setTarget} />
          <Segmented
            label={t`Price of a shot`}
            options={theme.shots.map(price => ({
              value: formatCentavos(price),
              label: withoutEmptyCents(formatAmount(price)),
            }))}
            value={shot}
            onChange={setShot}
          />
          {/* A key that is held down repeats its press: one press is one shot. */}
          <div onKeyDownCapture={event => event.repeat && event.preventDefault()}>
            <MainButton
              busy={phase === 'sending'}
              disabled={phase === 'unknown' || bet.problem !== undefined}
              onPress={() => {
                if (!isFree) return
                sea.aimAt(target, performance.now())
                shoot(target)
              }}
            >
              {t`Shoot for ${formatMoney(stake)}`}
            </MainButton>
          </div>
        </div>
      }
    />
  )
}

function recentShots(recent: PlayerProps['recent']): RecentItem[] {
  return recent.flatMap(round => {
    const view = readView(fishView, round.view)
    return view ? [{ id: round.id, text: `${view.multiplier}×`, tone: toneOf(round) }] : []
  })
}
