import { createFileRoute } from '@tanstack/react-router'
import { ScreenResponsibleGaming } from '../features/house/screen-responsible-gaming.tsx'

export const Route = createFileRoute('/responsible-gaming')({ component: ScreenResponsibleGaming })
