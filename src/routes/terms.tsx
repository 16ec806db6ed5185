import { createFileRoute } from '@tanstack/react-router'
import { ScreenTerms } from '../features/information/screen-terms.tsx'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => void context.sync.pull('house-terms'),
  component: ScreenTerms,
})
