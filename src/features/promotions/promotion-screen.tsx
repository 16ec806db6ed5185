import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { promotionEntries } from './registry.ts'

const screens = new Map<string, ComponentType>(
  Object.values(promotionEntries).flatMap(({ page, screen }) =>
    page === undefined || screen === undefined
      ? []
      : [[page, lazy(async () => ({ default: await screen() }))] as const],
  ),
)

/** The screen of the promotion whose page lies at `/promotion/activity/<page>`; `otherwise` where there is none. */
export function PromotionScreen({ page, otherwise }: { page: string; otherwise: ReactNode }) {
  const Screen = screens.get(page)
  if (Screen === undefined) return otherwise
  return (
    <Suspense fallback={<Skeleton className="feather h-40" />}>
      <Screen />
    </Suspense>
  )
}
