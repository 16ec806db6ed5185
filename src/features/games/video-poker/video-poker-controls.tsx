import { useLingui } from '@lingui/react/macro'
import { payOf } from '../../../../games/video-poker/poker-hands.ts'
import { videoPokerView } from '../../../../games/video-poker/video-poker-schemas.ts'
import type { VideoPokerTheme } from '../../../../games/video-poker/video-poker-theme.ts'
import { BetBar } from '../../../common/play/bet-bar.tsx'
import { MainButton } from '../../../common/play/main-button.tsx'
import { toneOf } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import type { StakeRange } from '../../../common/play/stakes.ts'
import type { TablePhase } from '../../../common/play/table-state.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Button } from '../../../ui/button.tsx'
import { starIcon } from '../../../ui/icons/promotion-icons.ts'
import { readView } from '../round/read-view.ts'
import { type RecentItem, RecentStrip } from '../round/recent-strip.tsx'

type VideoPokerControlsProps = {
  theme: VideoPokerTheme
  stake: bigint
  onStake: (stake: bigint) => void
  isOpen: boolean
  phase: TablePhase
  problem: string | undefined
  within: (range: StakeRange) => StakeRange
  heldCount: number
  isLooking: boolean
  onBest: () => void
  /** Deals, draws, or shows at once what is being shown. */
  onAct: () => void
  recent: PlayerProps['recent']
}

/** One main button that stays where it is, so that its focus does: it deals, then it draws. */
export function VideoPokerControls(props: VideoPokerControlsProps) {
  const { theme, stake, onStake, isOpen, phase, problem, within, heldCount } = props
  const { isLooking, onBest, onAct, recent } = props
  const { t } = useLingui()
  const thrown = 5 - heldCount
  return (
    <div className="grid gap-2">
      <div className="grid min-h-11 items-center">
        {isOpen ? (
          <Button wide icon={starIcon} busy={isLooking} disabled={phase !== 'ready'} onClick={onBest}>
            {t`Show the best hold`}
          </Button>
        ) : (
          <RecentStrip items={recentHands(recent)} />
        )}
      </div>
      <BetBar
        range={within({ ...theme.limits, step: 1n })}
        stake={stake}
        onChange={onStake}
        disabled={isOpen || phase !== 'ready'}
        problem={problem}
      >
        <MainButton
          busy={phase === 'sending'}
          disabled={phase === 'unknown' || problem !== undefined}
          onPress={onAct}
        >
          {!isOpen ? t`Deal for ${formatMoney(stake)}` : thrown === 0 ? t`Keep all five` : t`Draw ${thrown}`}
        </MainButton>
      </BetBar>
    </div>
  )
}

function recentHands(recent: PlayerProps['recent']): RecentItem[] {
  return recent.flatMap(round => {
    const view = readView(videoPokerView, round.view)
    return view ? [{ id: round.id, text: `${payOf(view.hand)}×`, tone: toneOf(round) }] : []
  })
}
