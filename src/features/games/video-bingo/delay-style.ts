import type { CSSProperties } from 'react'

/** What comes in now waits so long; a ball that is shown already has no style and does not move. */
export function delayStyle(delay: string | undefined): CSSProperties | undefined {
  return delay === undefined ? undefined : { '--bingo-delay': delay }
}
