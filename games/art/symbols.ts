import { ROOT } from './draw.ts'
import { cardSymbols } from './symbols/cards.ts'
import { circusSymbols } from './symbols/circus.ts'
import { feastSymbols } from './symbols/feast.ts'
import { forestSymbols } from './symbols/forest.ts'
import { fruitSymbols } from './symbols/fruit.ts'
import { gemSymbols } from './symbols/gems.ts'
import { landSymbols } from './symbols/land.ts'
import { playingSymbols } from './symbols/playing.ts'
import { railwaySymbols } from './symbols/railway.ts'
import { seaSymbols } from './symbols/sea.ts'
import { streetSymbols } from './symbols/street.ts'
import { woodcutSymbols } from './symbols/woodcut.ts'

const SYMBOLS: ReadonlyMap<string, () => string> = new Map(
  Object.entries({
    ...cardSymbols,
    ...circusSymbols,
    ...feastSymbols,
    ...forestSymbols,
    ...fruitSymbols,
    ...gemSymbols,
    ...landSymbols,
    ...playingSymbols,
    ...railwaySymbols,
    ...seaSymbols,
    ...streetSymbols,
    ...woodcutSymbols,
  }),
)

export function listSymbols(): readonly string[] {
  return [...SYMBOLS.keys()]
}

/** The parts of a symbol, drawn in a box of 100 × 100, to be placed in another drawing. */
export function symbolParts(id: string): string {
  const draw = SYMBOLS.get(id)
  if (!draw) throw new Error(`no symbol ${id}`)
  return draw()
}

/** A symbol as an SVG of its own: for reels, mines and paytables. No ids inside, so it may be inlined any number of times. */
export function symbolSvg(id: string): string {
  return `<svg ${ROOT} viewBox="-4 -4 108 108">${symbolParts(id)}</svg>`
}
