import { useLingui } from '@lingui/react/macro'

type CardCountProps = { count: number; most: number; disabled: boolean; onChange: (count: number) => void }

/** With how many cards to play. */
export function CardCount({ count, most, disabled, onChange }: CardCountProps) {
  const { t } = useLingui()
  return (
    <fieldset className="flex items-center gap-1 rounded-corner bg-ground-deep/45 p-1" disabled={disabled}>
      <legend className="sr-only">{t`Cards`}</legend>
      <span className="flex-1 px-2 text-small text-soft" aria-hidden="true">
        {t`Cards`}
      </span>
      {Array.from({ length: most }, (_, index) => index + 1).map(number => (
        <button
          key={number}
          type="button"
          aria-pressed={number === count}
          onClick={() => onChange(number)}
          className={`settle target figures rounded-corner font-bold font-display ${number === count ? 'bg-(--game-accent) text-(--game-ground)' : 'bg-raised/80'}`}
        >
          {number}
        </button>
      ))}
    </fieldset>
  )
}
