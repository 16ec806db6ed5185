type SkeletonProps = {
  /** The final size and shape, as classes: `h-6 w-32`, `aspect-3/4 feather`. */
  className: string
}

/** Holds the place of what is coming, at its final size. The region around it says `aria-busy`. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={`skeleton ${className.includes('feather') ? '' : 'rounded-corner'} ${className}`}
    />
  )
}
