import { createFileRoute } from '@tanstack/react-router'
import { ScreenForgottenPassword } from '../features/auth/session/screen-forgotten-password.tsx'

export const Route = createFileRoute('/forgot-password')({ component: ScreenForgottenPassword })
