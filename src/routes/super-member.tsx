import { createFileRoute } from '@tanstack/react-router'
import { ScreenSuperMember } from '../features/agency/screen-super-member.tsx'

export const Route = createFileRoute('/super-member')({
  loader: ({ context }) => {
    for (const table of ['agency-recharge', 'agency-betting', 'agency-settlement'])
      void context.sync.pull(table)
  },
  component: ScreenSuperMember,
})
