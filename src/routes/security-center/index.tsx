import { createFileRoute } from '@tanstack/react-router'
import { ScreenSecurity } from '../../features/account/screen-security.tsx'

export const Route = createFileRoute('/security-center/')({ component: ScreenSecurity })
