import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../../app/shell/not-found.tsx'
import { WrittenPage } from '../../features/support/content/written-page.tsx'

export const Route = createFileRoute('/page/$id')({
  loader: ({ context }) => void context.sync.pull('house-pages'),
  component: FurtherPage,
})

/** Whatever else operators want the footer to lead to. */
function FurtherPage() {
  const { id } = Route.useParams()
  return <WrittenPage id={id} otherwise={<NotFound />} />
}
