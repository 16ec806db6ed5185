import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../i18n/format-money.ts'

/** `won`: more came back than was staked. Anything else is no reason to celebrate. */
export type OutcomeTone = 'won' | 'back' | 'lost'

export type Outcome = { tone: OutcomeTone; text: string; detail?: string | undefined }

type Paid = { stake: bigint; payout: bigint }

export function toneOf({ stake, payout }: Paid): OutcomeTone {
  if (payout > stake) return 'won'
  return payout > 0n ? 'back' : 'lost'
}

/** The outcome of a round in one sentence. */
export function useOutcomeWords(): (paid: Paid, detail?: string) => Outcome {
  const { t } = useLingui()
  return (paid, detail) => {
    const tone = toneOf(paid)
    const amount = formatMoney(paid.payout)
    switch (tone) {
      case 'won':
        return { tone, detail, text: t`You won ${amount}` }
      case 'back':
        return { tone, detail, text: t`${amount} came back` }
      case 'lost':
        return { tone, detail, text: t`No win` }
    }
  }
}
