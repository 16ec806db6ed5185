import { createFileRoute } from '@tanstack/react-router'
import { ScreenUnsent } from '../features/account/profile/screen-unsent.tsx'

export const Route = createFileRoute('/unsent')({ component: ScreenUnsent })
