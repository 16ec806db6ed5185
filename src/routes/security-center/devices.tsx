import { createFileRoute } from '@tanstack/react-router'
import { ScreenDevices } from '../../features/auth/security/screen-devices.tsx'

export const Route = createFileRoute('/security-center/devices')({
  loader: ({ context }) => void context.sync.pull('security'),
  component: ScreenDevices,
})
