import { createFileRoute } from '@tanstack/react-router'
import { ScreenTerms } from '../features/house/screen-terms.tsx'

export const Route = createFileRoute('/terms')({ component: ScreenTerms })
