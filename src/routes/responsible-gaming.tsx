import { createFileRoute } from '@tanstack/react-router'
import { MyBreaks } from '../features/breaks/my-breaks.tsx'
import { ScreenResponsibleGaming } from '../features/house/screen-responsible-gaming.tsx'
import { WrittenPage } from '../features/information/written-page.tsx'
import { MyLimits } from '../features/limits/my-limits.tsx'

export const Route = createFileRoute('/responsible-gaming')({
  loader: ({ context }) => void context.sync.pull('house-pages'),
  component: () => (
    <WrittenPage
      id="responsible-gaming"
      above={<Own />}
      otherwise={<ScreenResponsibleGaming above={<Own />} />}
    />
  ),
})

function Own() {
  return (
    <>
      <MyLimits />
      <MyBreaks />
    </>
  )
}
