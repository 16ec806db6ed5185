import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of the page whose chunk comes once it is wanted, and stays. Where it does not come there is none: for what a
 * page can do without.
 *
 * @param load the same function every time
 */
export function useLatePart<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>()
  useEffect(() => {
    if (!isWanted || loaded) return
    load().then(
      Part => setLoaded({ Part }),
      () => undefined,
    )
  }, [isWanted, loaded, load])
  return isWanted ? loaded?.Part : undefined
}
