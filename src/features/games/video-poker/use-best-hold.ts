import { useCallback, useEffect, useRef, useState } from 'react'
import { bestOf, type Hold, holdsOf, SETS, sumOfSet } from '../../../../games/video-poker/best-hold.ts'

/** How long a piece of the sum may keep the page waiting: half a frame on a slow phone is spent sooner than this is noticed. */
const pieceMs = 8

/** The best hold of a dealt hand, worked out piece by piece so that the page never stands still. Throws nothing, knows no draw. */
async function findBestHold(dealt: readonly number[], isWanted: () => boolean): Promise<Hold | undefined> {
  const sums: number[] = []
  let began = performance.now()
  for (let set = 0; set < SETS; set++) {
    sums.push(sumOfSet(dealt, set))
    if (performance.now() - began < pieceMs) continue
    await new Promise(resolve => setTimeout(resolve))
    if (!isWanted()) return undefined
    began = performance.now()
  }
  return bestOf(holdsOf(sums))
}

type Found = { roundId: string; hold: Hold }

/** The best hold of a round, on demand. It belongs to that round alone. */
export function useBestHold(roundId: string | undefined, onFound: (hold: Hold) => void) {
  const [found, setFound] = useState<Found>()
  const [askedFor, setAskedFor] = useState<string>()
  const current = useRef(roundId)
  useEffect(() => {
    current.current = roundId
    return () => {
      current.current = undefined
    }
  }, [roundId])
  const ask = useCallback(
    async (dealt: readonly number[]) => {
      if (roundId === undefined) return
      setAskedFor(roundId)
      const hold = await findBestHold(dealt, () => current.current === roundId)
      setAskedFor(undefined)
      if (!hold) return
      setFound({ roundId, hold })
      onFound(hold)
    },
    [roundId, onFound],
  )
  return {
    best: found !== undefined && found.roundId === roundId ? found.hold : undefined,
    isLooking: askedFor !== undefined && askedFor === roundId,
    ask,
  }
}
