import { useSyncExternalStore } from 'react'

/** Those of open dialogs and sheets, the topmost last. */
let inModals: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: typeof inModals) {
  inModals = next
  for (const onEvent of listeners) onEvent()
}

const stand = (element: HTMLElement | null) => {
  if (!element) return undefined
  change([...inModals, element])
  return () => change(inModals.filter(one => one !== element))
}

const listen = (onEvent: () => void) => {
  listeners.add(onEvent)
  return () => void listeners.delete(onEvent)
}

/**
 * A live region: a screen reader tells what is added to one that stood there before, and not again what it has already. It takes no
 * place, not even the gap of a list.
 */
export const spokenAloud = { role: 'status', 'aria-atomic': false, className: 'absolute' } as const

/** For news while this modal is open: what lies outside of it is inert, so that it is neither spoken nor pressed. */
export function NewsRegion() {
  return <div ref={stand} {...spokenAloud} />
}

/** Of the modal that lies above all others, if one is open. */
export function useRegionInModal(): HTMLElement | undefined {
  return useSyncExternalStore(listen, () => inModals.at(-1))
}
