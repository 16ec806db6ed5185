import { memo } from 'react'
import { type SlotTheme, WILD } from '../../../../games/slots/slot-theme.ts'
import { symbolImage } from '../stage/symbol-image.ts'
import { staggerMs } from './slot-frames.ts'

export type ReelMotion = 'rest' | 'turn' | 'land'

type SlotReelsProps = {
  theme: SlotTheme
  /** A column of three letters a reel. */
  window: readonly string[]
  motion: ReelMotion
  /** `reel row` of places that won; the others step back. */
  won: ReadonlySet<string>
  /** More has come back than was staked: only then do they move. Where it has not, they are pointed out and nothing is celebrated. */
  isLively: boolean
  /** Reels that a wild filled. */
  expanded: readonly number[]
  /** Reels that stand still while the others turn once more. */
  held: readonly number[]
}

/** Symbols in the blur of a turning reel. */
const blurLength = 9

/** Reels of three, moved by transforms only. Who does not see them hears the words beside them. */
export function SlotReels({ theme, window, motion, won, isLively, expanded, held }: SlotReelsProps) {
  return (
    <div
      className="reels"
      data-motion={motion}
      data-won={won.size > 0 || undefined}
      data-lively={isLively || undefined}
      aria-hidden="true"
    >
      {theme.reels.map((strip, reel) => {
        const column = window[reel] ?? ''
        const isHeld = held.includes(reel)
        const turnsBefore = reel - held.filter(other => other < reel).length
        const isExpanded = expanded.includes(reel) && column === WILD.repeat(3)
        return (
          <div
            key={strip}
            className="reel"
            data-held={isHeld || undefined}
            style={{ '--delay': `${turnsBefore * staggerMs}ms` }}
          >
            <div className="reel-blur">{isHeld ? null : <BlurStrip theme={theme} reel={reel} />}</div>
            <div className="reel-face" data-expanded={isExpanded || undefined}>
              {[...column].map((letter, row) => {
                const place = `${reel} ${row}`
                return (
                  <span key={place} className="reel-cell" data-won={won.has(place) || undefined}>
                    <SymbolPicture theme={theme} letter={letter} />
                  </span>
                )
              })}
            </div>
          </div>
        )
      })}
    </div>
  )
}

const BlurStrip = memo(function BlurStrip({ theme, reel }: { theme: SlotTheme; reel: number }) {
  const letters = [...(theme.reels[reel] ?? '')].slice(0, blurLength)
  // Twice the same, so that half its length is a whole turn.
  const cells = [...letters, ...letters].map((letter, place) => ({ id: `${place} ${letter}`, letter }))
  return cells.map(({ id, letter }) => (
    <span key={id} className="reel-cell">
      <SymbolPicture theme={theme} letter={letter} />
    </span>
  ))
})

function SymbolPicture({ theme, letter }: { theme: SlotTheme; letter: string }) {
  const art = theme.symbols.find(symbol => symbol.key === letter)?.art
  return art === undefined ? null : <img src={symbolImage(art)} alt="" draggable={false} decoding="async" />
}
