import { useCallback, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '../../../state/device/preferences.ts'
import type { GameSound, GameSounds } from './game-sounds.ts'

/**
 * What makes a sound where somebody has switched them on, and nothing otherwise: the sounds are not even fetched then. They
 * end with the game, and rest while its page is hidden.
 */
export function useGameSounds(): (sound: GameSound) => void {
  const { sounds: isOn } = useSnapshot(preferences)
  const ready = useRef<GameSounds>(undefined)
  useEffect(() => {
    if (!isOn || typeof AudioContext === 'undefined') return
    let isOver = false
    const heed = () => ready.current?.hide(document.hidden)
    import('./game-sounds.ts').then(
      ({ createGameSounds }) => {
        if (isOver) return
        ready.current = createGameSounds(new AudioContext())
        heed()
      },
      // Not on this device yet, and no network: the game goes on in silence.
      () => undefined,
    )
    document.addEventListener('visibilitychange', heed)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', heed)
      ready.current?.close()
      ready.current = undefined
    }
  }, [isOn])
  return useCallback(sound => ready.current?.play(sound), [])
}
