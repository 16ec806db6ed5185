import { useLingui } from '@lingui/react/macro'
import type { SportsBoard } from '../../../../contract/sportsbook/sports.ts'
import { BetBar } from '../../../common/play/bet-bar.tsx'
import { MainButton } from '../../../common/play/main-button.tsx'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import type { OddsWriter } from '../use-odds-format.ts'
import { canCombine } from './slip-draft.ts'
import { SlipLegs } from './slip-legs.tsx'
import { SlipNoteLine } from './slip-note-line.tsx'
import { SlipSums } from './slip-sums.tsx'
import type { Slip } from './use-slip.ts'
import { useSlipStake } from './use-slip-stake.ts'

type SlipPanelProps = { slip: Slip; terms: SportsBoard['terms']; odds: OddsWriter; isLost: boolean }

/** The slip that is being filled in, and what became of the one before. */
export function SlipPanel(props: SlipPanelProps) {
  const { t } = useLingui()
  const { slip, isLost } = props
  const isEmpty = slip.draft.legs.length === 0
  return (
    <div className="grid grid-cols-1 gap-2">
      {isEmpty ? (
        <p className="py-2 text-center text-small text-soft">{t`Press odds to put a selection on your slip.`}</p>
      ) : (
        <SlipForm {...props} />
      )}
      <SlipNoteLine note={slip.note} isLost={isLost && !slip.isBusy} hasLegs={!isEmpty} />
    </div>
  )
}

/** Its selections, how they are bet, the stake, what could come back, and the one button. */
function SlipForm({ slip, terms, odds, isLost }: SlipPanelProps) {
  const { t } = useLingui()
  const { draft } = slip
  const { range, problem, isImpossible } = useSlipStake(draft, terms)
  return (
    <>
      <SlipLegs slip={slip} odds={odds} />
      {draft.legs.length > 1 ? <KindChoice slip={slip} /> : null}
      <SlipSums draft={draft} terms={terms} odds={odds} />
      <BetBar
        range={range}
        stake={BigInt(draft.each)}
        onChange={next => slip.change({ each: next.toString() })}
        disabled={slip.isBusy || isImpossible}
        problem={problem}
      >
        <SlipButton slip={slip} isDisabled={isLost || problem !== undefined} />
      </BetBar>
      <Checkbox
        checked={draft.acceptBetter}
        onChange={acceptBetter => slip.change({ acceptBetter })}
      >{t`Accept longer odds without asking`}</Checkbox>
    </>
  )
}

function KindChoice({ slip }: { slip: Slip }) {
  const { t } = useLingui()
  const { kind, legs } = slip.draft
  if (!canCombine(legs)) {
    return (
      <p className="text-small text-sun-text">{t`Two selections of one match cannot be combined: they go as singles.`}</p>
    )
  }
  return (
    <Segmented
      label={t`How the selections are bet`}
      options={[
        { value: 'singles', label: t`Singles` },
        { value: 'multiple', label: t`Multiple` },
      ]}
      value={kind}
      onChange={wanted => slip.change({ kind: wanted })}
    />
  )
}

/** Places the slip; where odds moved it asks first. */
function SlipButton({ slip, isDisabled }: { slip: Slip; isDisabled: boolean }) {
  const { t } = useLingui()
  const { hasMoved, isClosed, stake } = slip
  if (isClosed) return <MainButton onPress={slip.acceptOdds}>{t`Clear the slip`}</MainButton>
  if (hasMoved) {
    return <MainButton onPress={slip.acceptOdds} disabled={slip.isBusy}>{t`Accept the new odds`}</MainButton>
  }
  return (
    <MainButton onPress={slip.place} busy={slip.isBusy} disabled={isDisabled}>
      {t`Bet ${formatMoney(stake)}`}
    </MainButton>
  )
}
