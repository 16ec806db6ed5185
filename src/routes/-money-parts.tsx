import type { ReactNode } from 'react'
import { MissingDetails } from '../features/account/personal-data/missing-details.tsx'
import { WhatToStake } from '../features/promotions/bonuses/what-to-stake.tsx'
import { HoldGate } from '../features/responsible-gambling/breaks/hold-gate.tsx'
import { DepositLimits } from '../features/responsible-gambling/limits/deposit-limits.tsx'
import { OfferAfterWithdrawal } from '../features/support/push/offers-after-money.tsx'

/** What a deposit waits for, around its form, wherever that stands: a break, what the law asks of the member, their own limits. */
export const depositGates = (memberId: string, form: ReactNode) => (
  <HoldGate memberId={memberId}>
    <MissingDetails memberId={memberId}>
      <DepositLimits memberId={memberId}>{form}</DepositLimits>
    </MissingDetails>
  </HoldGate>
)

/** What other features say in a withdrawal, wherever that stands. */
export const withdrawalParts = {
  whatToStake: (memberId: string) => <WhatToStake memberId={memberId} />,
  afterwards: (memberId: string) => <OfferAfterWithdrawal memberId={memberId} />,
}
