import { Skeleton } from '../../ui/states/skeleton.tsx'

/** While a page's chunk travels: the place of its header and its first rows. */
export function PagePending() {
  return (
    <div className="page column grid gap-4 py-4" aria-busy="true">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="feather h-40" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}
