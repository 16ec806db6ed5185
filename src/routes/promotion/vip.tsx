import { createFileRoute } from '@tanstack/react-router'
import { ScreenVip } from '../../features/vip/screen-vip.tsx'

export const Route = createFileRoute('/promotion/vip')({
  loader: ({ context }) => void context.sync.pull('vip-levels'),
  component: ScreenVip,
})
