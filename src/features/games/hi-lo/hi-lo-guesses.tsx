import { useLingui } from '@lingui/react/macro'
import { readCentavos } from '../../../../contract/centavos.ts'
import { GUESSES, type Guess } from '../../../../games/hi-lo/hi-lo-odds.ts'
import type { HiLoView } from '../../../../games/hi-lo/hi-lo-schemas.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { timesText } from '../words/times-text.ts'
import { useGuessWords } from './guess-words.ts'

type HiLoGuessesProps = {
  view: HiLoView
  canAct: boolean
  /** The guess whose answer is awaited. */
  asked: Guess | undefined
  onGuess: (guess: Guess) => void
}

/** The two guesses, how likely each is, and what it makes of the stake. */
export function HiLoGuesses({ view, canAct, asked, onGuess }: HiLoGuessesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useGuessWords()
  const card = view.cards.at(-1) ?? 0
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="sr-only">{t`Your guess`}</legend>
      {GUESSES.map(guess => {
        const offer = view.guesses.find(each => each.guess === guess)
        const chance = offer && formatPercent((offer.winning / 13) * 100, language)
        return (
          <button
            key={guess}
            type="button"
            className="hi-lo-guess"
            aria-disabled={!canAct || !offer || undefined}
            aria-busy={asked === guess || undefined}
            onClick={() => {
              if (canAct && offer) onGuess(guess)
            }}
          >
            <span className="flex items-center justify-center gap-1.5 font-bold font-display">
              <span aria-hidden="true" className="text-(--game-accent)">
                {guess === 'higher' ? '▲' : '▼'}
              </span>
              {words(card, guess)}
            </span>
            {offer ? (
              <span className="figures block text-small">
                {timesText(offer.multiplier)}× · {formatMoney(readCentavos(offer.cashOut))}
              </span>
            ) : (
              <span className="block text-small">{t`over the limit`}</span>
            )}
            {chance ? <span className="figures block text-soft text-tiny">{t`Chance ${chance}`}</span> : null}
          </button>
        )
      })}
    </fieldset>
  )
}
