import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of the page whose chunk comes once it is wanted, and stays. Where it does not come there is none: for what a
 * page can do without.
 *
 * @param load the same function every time
 * @param line what it may have been lost with: when that changes, what did not come is asked for once more
 */
export function useLatePart<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  line?: string,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>()
  const [lost, setLost] = useState<{ line: string | undefined }>()
  useEffect(() => {
    if (!isWanted || loaded || (lost && lost.line === line)) return
    load().then(
      Part => setLoaded({ Part }),
      () => setLost({ line }),
    )
  }, [isWanted, loaded, load, lost, line])
  return isWanted ? loaded?.Part : undefined
}
