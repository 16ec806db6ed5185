import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PlayMode } from '../../../common/play/play-mode.ts'
import type { StageFrameProps } from '../../../common/play/stage-props.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { FairnessNote } from '../page/fairness-note.tsx'
import { GameFacts } from '../page/game-facts.tsx'
import { GameRules } from '../page/game-rules.tsx'
import { LeftToStakeHere } from '../page/left-to-stake-here.tsx'
import { SpreadChart } from '../page/spread-chart.tsx'
import { LastRounds } from '../round/last-rounds.tsx'
import { SoundChoice } from '../sound/sound-choice.tsx'

const names = ['rules', 'fairness', 'rounds'] as const
export type StageSheetName = (typeof names)[number]

type StageSheetProps = {
  name: StageSheetName | undefined
  onChoose: (name: StageSheetName) => void
  onClose: () => void
  game: GameRow
  mode: PlayMode
  memberId: string
  isHeld: boolean
  pays: ReactNode
  hasSounds: boolean
  offline: StageFrameProps['offline']
}

/** Rules with the return, fairness and the last rounds, over the game. */
export function StageSheet({
  name,
  onChoose,
  onClose,
  pays,
  hasSounds,
  offline,
  isHeld,
  ...at
}: StageSheetProps) {
  const { t } = useLingui()
  const { game, mode, memberId } = at
  const tabs = [
    { id: 'rules', label: t`Rules` },
    { id: 'fairness', label: t`Fairness` },
    { id: 'rounds', label: t`Your rounds` },
  ]
  const choose = (id: string) => {
    const found = names.find(known => known === id)
    if (found) onChoose(found)
  }
  return (
    <Sheet open={name !== undefined} onClose={onClose} title={game.name}>
      <Tabs label={t`About this game`} tabs={tabs} chosen={name ?? 'rules'} onChoose={choose}>
        {name === 'rules' ? (
          <div className="grid gap-4">
            {offline?.fairness}
            <GameFacts game={game} />
            {mode === 'real' ? <LeftToStakeHere game={game} memberId={memberId} /> : null}
            <GameRules engine={game.engine} />
            {pays}
            {game.launch === 'frame' ? null : <SpreadChart gameId={game.id} />}
          </div>
        ) : null}
        {name === 'fairness'
          ? (offline?.fairness ?? <FairnessNote game={game} memberId={memberId} mode={mode} isPlaying />)
          : null}
        {name === 'rounds'
          ? (offline?.rounds ?? <LastRounds memberId={memberId} game={game} mode={mode} isHeld={isHeld} />)
          : null}
      </Tabs>
      {hasSounds ? <SoundChoice /> : null}
      <Link
        to="/responsible-gaming"
        className="target mt-4 inline-flex items-center font-bold text-small underline"
      >
        {t`Limits, pauses and help`}
      </Link>
    </Sheet>
  )
}
