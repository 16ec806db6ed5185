import { createFileRoute } from '@tanstack/react-router'
import { ScreenFairness } from '../features/house/screen-fairness.tsx'

export const Route = createFileRoute('/fairness')({ component: ScreenFairness })
