import { useLingui } from '@lingui/react/macro'
import { PushOffer } from './push-offer.tsx'

export function OfferAfterDeposit({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const text = t`When a deposit arrives or a withdrawal moves, this device tells you. No amounts, no advertising.`
  return <PushOffer memberId={memberId} text={text} />
}

export function OfferAfterWithdrawal({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const text = t`At each step of your withdrawal this device tells you. No amounts, no advertising.`
  return <PushOffer memberId={memberId} text={text} />
}
