import { createFileRoute } from '@tanstack/react-router'
import { WrittenPage } from '../../features/information/written-page.tsx'
import { NotFound } from '../../features/shell/not-found.tsx'

export const Route = createFileRoute('/page/$id')({
  loader: ({ context }) => void context.sync.pull('house-pages'),
  component: FurtherPage,
})

/** Whatever else operators want the footer to lead to. */
function FurtherPage() {
  const { id } = Route.useParams()
  return <WrittenPage id={id} otherwise={<NotFound />} />
}
