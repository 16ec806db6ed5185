import { createFileRoute } from '@tanstack/react-router'
import { WhatToStake } from '../features/bonus/what-to-stake.tsx'
import { ScreenCztx } from '../features/money/screen-cztx.tsx'
import { OfferAfterWithdrawal } from '../features/push/offers-after-money.tsx'

export const Route = createFileRoute('/cztx')({
  component: () => (
    <ScreenCztx
      whatToStake={memberId => <WhatToStake memberId={memberId} />}
      afterwards={memberId => <OfferAfterWithdrawal memberId={memberId} />}
    />
  ),
})
