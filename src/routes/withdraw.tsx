import { createFileRoute } from '@tanstack/react-router'
import { WhatToStake } from '../features/bonus/what-to-stake.tsx'
import { ScreenWithdraw } from '../features/money/screen-withdraw.tsx'
import { OfferAfterWithdrawal } from '../features/push/offers-after-money.tsx'

export const Route = createFileRoute('/withdraw')({
  loader: ({ context }) => {
    void context.sync.pull('drawing-terms')
    void context.sync.pull('bonuses')
  },
  component: () => (
    <ScreenWithdraw
      whatToStake={memberId => <WhatToStake memberId={memberId} />}
      afterwards={memberId => <OfferAfterWithdrawal memberId={memberId} />}
    />
  ),
})
