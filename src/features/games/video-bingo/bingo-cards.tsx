import { useLingui } from '@lingui/react/macro'
import { readCentavos } from '../../../../contract/centavos.ts'
import { PATTERNS } from '../../../../games/video-bingo/bingo-patterns.ts'
import type { BingoView } from '../../../../games/video-bingo/bingo-schemas.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { delayStyle } from './delay-style.ts'
import { usePatternWords } from './pattern-words.ts'

type BingoCardsProps = {
  view: BingoView
  /** When a ball comes in, by its place among all; nothing where they lie already. */
  delayOf: (place: number) => string | undefined
  /** All balls are in: patterns may be shown. */
  isShown: boolean
}

/** One to four cards; a number is marked when its ball comes. */
export function BingoCards({ view, delayOf, isShown }: BingoCardsProps) {
  const { t } = useLingui()
  const words = usePatternWords()
  const places = new Map(view.balls.map((ball, place) => [ball, place]))
  return (
    <ul className="bingo-cards" aria-label={t`Your cards`} data-count={view.cards.length}>
      {view.cards.map(({ numbers, pattern, pays }, index) => {
        const cells = cellsOf(pattern, numbers, places)
        const marked = numbers.filter(number => places.has(number))
        const number = index + 1
        const shown = isShown && pattern ? words[pattern] : undefined
        return (
          <li key={numbers.join()} className="bingo-card" data-won={shown ? true : undefined}>
            <p className="sr-only">
              <span>{t`Card ${number}: ${marked.length} of 15 marked.`}</span> <span>{shown}</span>
            </p>
            <div className="bingo-grid" aria-hidden="true">
              {cells.map(({ number, place, isPart }) => (
                <span
                  key={number}
                  className="bingo-cell figures"
                  data-marked={place === undefined ? undefined : true}
                  data-part={(isShown && isPart) || undefined}
                  style={place === undefined ? undefined : delayStyle(delayOf(place))}
                >
                  {number}
                </span>
              ))}
            </div>
            <p className="bingo-foot" aria-hidden={shown === undefined || undefined}>
              {shown ? (
                <>
                  <span>{shown}</span> <strong className="figures">{formatMoney(readCentavos(pays))}</strong>
                </>
              ) : (
                '–'
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

type Card = BingoView['cards'][number]

/** A card's cells with the place of their balls, and whether they are of the pattern that pays. */
function cellsOf(pattern: Card['pattern'], numbers: readonly number[], places: ReadonlyMap<number, number>) {
  const marks = numbers.reduce((all, number, cell) => (places.has(number) ? all | (1 << cell) : all), 0)
  const shapes = PATTERNS.find(({ id }) => id === pattern)?.shapes ?? []
  const shape = shapes.filter(one => (marks & one) === one).reduce((all, one) => all | one, 0)
  return numbers.map((number, cell) => ({
    number,
    place: places.get(number),
    isPart: (shape & (1 << cell)) !== 0,
  }))
}
