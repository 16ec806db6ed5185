import { useLingui } from '@lingui/react/macro'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { TableBet, TableRound } from '../../../../contract/games/shared-rounds.ts'
import { createBingoRoom } from '../../../../games/bingo-room/bingo-room-game.ts'
import { MOST_CARDS } from '../../../../games/bingo-room/bingo-room-schemas.ts'
import type { RoomTheme } from '../../../../games/bingo-room/bingo-room-themes.ts'
import { BetBar } from '../../../common/play/bet-bar.tsx'
import { MainButton } from '../../../common/play/main-button.tsx'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { shuffleIcon } from '../../../ui/icons/game-icons.ts'
import { useBet } from '../round/use-bet.ts'
import { PlacedBets } from '../shared/placed-bets.tsx'
import { CardCount } from '../video-bingo/card-count.tsx'
import type { useCards } from './use-cards.ts'

type RoomControlsProps = {
  theme: RoomTheme
  table: SharedTable
  phase: TableRound['phase'] | undefined
  mine: readonly TableBet[]
  offer: ReturnType<typeof useCards>
  /** Where the next purchase goes; nothing when all are made. */
  slot: number | undefined
  /** Centavos of a card. */
  cardStake: bigint
  onStake: (stake: bigint) => void
}

/** How many cards, at what stake, and the button that buys them for the draw that is next. */
export function RoomControls({
  theme,
  table,
  phase,
  mine,
  offer,
  slot,
  cardStake,
  onStake,
}: RoomControlsProps) {
  const { t } = useLingui()
  const { cards, setCount, renew } = offer
  const game = createBingoRoom(theme)
  const stake = cardStake * BigInt(cards.length)
  const bet = useBet(game, { cardStake: formatCentavos(cardStake), cards })
  const isOpen = phase === 'betting'
  const isBusy = slot !== undefined && table.busy.includes(slot)
  const isUsedUp = isOpen && slot === undefined
  const problem = isUsedUp ? t`You have placed all your bets of this round.` : bet.problem
  const { minBet, maxBet } = theme.limits
  return (
    <>
      <PlacedBets table={table} phase={phase} mine={mine} />
      <div className="room-buy mb-1.5 flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <CardCount count={cards.length} most={MOST_CARDS} disabled={isBusy} onChange={setCount} />
        </div>
        <IconButton shape={shuffleIcon} tone="raised" label={t`Other cards`} onClick={renew} />
      </div>
      <BetBar
        range={bet.within({ minBet, maxBet: maxBet / BigInt(MOST_CARDS), step: 1n })}
        stake={cardStake}
        onChange={onStake}
        disabled={isBusy}
        problem={problem}
      >
        <MainButton
          busy={isBusy}
          disabled={!isOpen || problem !== undefined}
          onPress={() => {
            if (slot !== undefined) table.place(slot, bet.body, stake)
          }}
        >
          {isOpen ? t`Cards for ${formatMoney(stake)}` : t`No more bets`}
        </MainButton>
      </BetBar>
    </>
  )
}
