import { createFileRoute } from '@tanstack/react-router'
import { ScreenWithdraw } from '../features/cashier/withdraw/screen-withdraw.tsx'
import { withdrawalParts } from './-money-parts.tsx'

export const Route = createFileRoute('/withdraw')({
  loader: ({ context }) => {
    void context.sync.pull('drawing-terms')
    void context.sync.pull('accounts')
    void context.sync.pull('bonuses')
  },
  component: () => <ScreenWithdraw {...withdrawalParts} />,
})
