import { createFileRoute } from '@tanstack/react-router'
import { ScreenMechanism } from '../../features/agency/screen-mechanism.tsx'

export const Route = createFileRoute('/agency-center/agency-mechanism')({
  loader: ({ context }) => {
    for (const table of ['agency-recharge', 'agency-betting', 'agency-settlement'])
      void context.sync.pull(table)
  },
  component: ScreenMechanism,
})
