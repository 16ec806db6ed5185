import './slots.css'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { createSlotGame } from '../../../../games/slots/slot-game.ts'
import type { SlotTheme } from '../../../../games/slots/slot-theme.ts'
import { useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { fitStake } from '../../../common/play/stakes.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { RoundBetBar } from '../round/round-bet-bar.tsx'
import { useBet } from '../round/use-bet.ts'
import { PlayArea } from '../stage/play-area.tsx'
import { SlotBoard } from './slot-board.tsx'
import { heldReels } from './slot-frames.ts'
import { useSlotShow } from './use-slot-show.ts'

/** A first stake that is neither the least nor bold, where the limits allow it. */
const firstStake = 100n

export function SlotTable({ theme, table }: PlayerProps & { theme: SlotTheme }) {
  const { t } = useLingui()
  const { phase, round } = table
  const range = { ...theme.limits, step: BigInt(theme.lines) }
  const [stake, setStake] = useState(() => fitStake(round?.stake ?? firstStake, range))
  const show = useSlotShow(table)
  const wordsOf = useOutcomeWords()
  const bet = useBet(createSlotGame(theme), { stake: formatCentavos(stake) })
  const isFree = phase === 'ready'
  const { view } = show
  const lines = view?.spins.reduce((sum, spin) => sum + spin.lineWins.length, 0) ?? 0
  const freeSpins = view?.spins.filter(spin => spin.isFree).length ?? 0
  const respins = view?.spins.filter(spin => heldReels(spin).length > 0).length ?? 0
  const skipWords = freeSpins + respins > 0 ? t`Skip to the result` : t`Skip`
  const detail = [
    view?.isMaxWin ? t`The greatest win of this game` : '',
    freeSpins > 0 ? t`with ${plural(freeSpins, { one: '# free spin', other: '# free spins' })}` : '',
    respins > 0 ? t`with ${plural(respins, { one: '# respin', other: '# respins' })}` : '',
    lines > 0 ? t`${plural(lines, { one: '# winning line', other: '# winning lines' })}` : '',
  ]
  const outcome =
    isFree && round && view ? wordsOf(round, detail.filter(Boolean).join(' · ') || undefined) : undefined
  return (
    <PlayArea
      table={table}
      outcome={outcome}
      idle={t`${theme.lines} lines. Set your stake and spin.`}
      board={
        <SlotBoard theme={theme} show={show} phase={phase} outcome={outcome} stake={round?.stake ?? stake} />
      }
      controls={
        <RoundBetBar
          table={table}
          bet={bet}
          range={range}
          stake={stake}
          onStake={setStake}
          onSkip={show.skipAll}
        >
          {phase === 'showing' ? skipWords : t`Spin for ${formatMoney(stake)}`}
        </RoundBetBar>
      }
    />
  )
}
