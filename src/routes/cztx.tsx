import { createFileRoute } from '@tanstack/react-router'
import { ScreenCztx } from '../features/money/screen-cztx.tsx'

export const Route = createFileRoute('/cztx')({
  component: ScreenCztx,
})
