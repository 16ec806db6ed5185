import { useLingui } from '@lingui/react/macro'
import { HANDS, type Hand, payOf } from '../../../../games/video-poker/poker-hands.ts'
import { formatAmount } from '../../../i18n/format-money.ts'
import { handNames } from './hand-words.ts'

type PayTableProps = {
  /** Centavos. */
  stake: bigint
  /** What the cards in sight make. */
  hand: Hand | undefined
  isWon: boolean
}

/** What each hand pays for this stake; that of the shown hand is lit. */
export function PayTable({ stake, hand, isWon }: PayTableProps) {
  const { t } = useLingui()
  return (
    <dl className="poker-pays" aria-label={t`What each hand pays`}>
      {HANDS.filter(each => each !== 'nothing').map(each => (
        <div
          key={each}
          data-lit={each === hand || undefined}
          data-won={(isWon && each === hand) || undefined}
        >
          <dt>{t(handNames[each])}</dt>
          <dd className="figures">{formatAmount(stake * BigInt(payOf(each)))}</dd>
        </div>
      ))}
    </dl>
  )
}
