import { createFileRoute } from '@tanstack/react-router'
import { ScreenPrivacy } from '../features/house/screen-privacy.tsx'

export const Route = createFileRoute('/privacy')({ component: ScreenPrivacy })
