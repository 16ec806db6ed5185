import { useEffect } from 'react'

/** The action of each key; a letter is written in lower case. */
type PlayKeys = Readonly<Record<string, () => void>>

/**
 * Keys of a game, heard only while the focus is inside it: a single letter must not act from anywhere (WCAG 2.1.4). What a field
 * needs for itself stays with it.
 */
export function usePlayKeys(keys: PlayKeys): void {
  useEffect(() => {
    const onEvent = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (!(target instanceof Element) || target instanceof HTMLInputElement) return
      if (!target.closest('.play-area')) return
      const act = keys[key.length === 1 ? key.toLowerCase() : key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onEvent)
    return () => document.removeEventListener('keydown', onEvent)
  })
}
