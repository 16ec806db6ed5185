import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { TileShelf } from './tile-shelf.tsx'

const places = Array.from({ length: 12 }, (_, index) => `place-${index}`)

/** The carousel's place: slides and dots. */
export function BannersSkeleton() {
  return (
    <div className="pb-12">
      <Skeleton className="feather aspect-2/1 wide:aspect-3/1 rail:aspect-4/1" />
    </div>
  )
}

/** The first shelf's place. */
export function ShelfSkeleton() {
  return (
    <div className="grid gap-3 pt-6" aria-busy="true">
      <div className="flex min-h-11 items-center">
        <Skeleton className="h-6 w-40" />
      </div>
      <TileShelf shape="grid" items={places} keyOf={place => place} renderItem={() => <TileSkeleton />} />
    </div>
  )
}

/** A tile's place: picture, name, provider, demo button. */
export function TileSkeleton() {
  return (
    <div>
      <Skeleton className="feather aspect-3/4" />
      <Skeleton className="mt-2 h-10" />
      <Skeleton className="mt-0.5 h-4 w-2/3" />
      <Skeleton className="mt-6 mb-2.5 h-4 w-1/2" />
    </div>
  )
}
