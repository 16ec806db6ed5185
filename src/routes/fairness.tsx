import { createFileRoute } from '@tanstack/react-router'
import { ScreenFairness } from '../features/games/fairness/screen-fairness.tsx'

export const Route = createFileRoute('/fairness')({
  loader: ({ context }) => {
    void context.sync.pull('rounds')
    void context.sync.pull('games')
  },
  component: ScreenFairness,
})
