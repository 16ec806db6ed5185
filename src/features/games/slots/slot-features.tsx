import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Respins, SlotTheme } from '../../../../games/slots/slot-theme.ts'

const respinWords: Record<Respins, MessageDescriptor> = {
  'wild-reels': msg`A reel that a wild fills is held, and the others turn once more at no cost. Each further wild reel gives one more respin; scatters do not count in respins.`,
  'two-reels': msg`When two reels are full of the same symbol and no line wins, both are held and the third turns once more at no cost.`,
}

/** What a slot does beyond its lines, in words. */
export function SlotFeatures({ theme }: { theme: SlotTheme }) {
  const { t } = useLingui()
  const { wild, respins, fullTimes, freeSpins } = theme
  return (
    <>
      {wild.expands === 'never' ? null : (
        <p className="text-small text-soft">
          {wild.expands === 'free'
            ? t`In free spins a wild fills its whole reel.`
            : t`A wild fills its whole reel.`}
        </p>
      )}
      {respins ? <p className="text-small text-soft">{t(respinWords[respins])}</p> : null}
      {wild.multiplier > 1 ? (
        <p className="text-small text-soft">
          {wild.isEach
            ? t`Each wild in a winning row multiplies it by ${wild.multiplier}.`
            : t`A wild in a winning row multiplies it by ${wild.multiplier}.`}
        </p>
      ) : null}
      {fullTimes ? (
        <p className="text-small text-soft">{t`All nine places with one symbol, wilds included, multiply the turn by ${fullTimes}.`}</p>
      ) : null}
      {freeSpins ? <FreeSpinWords freeSpins={freeSpins} /> : null}
    </>
  )
}

function FreeSpinWords({ freeSpins }: { freeSpins: NonNullable<SlotTheme['freeSpins']> }) {
  const { t } = useLingui()
  const [three, four, five] = freeSpins.awards
  const multipliers = freeSpins.multipliers.map(times => `${times}×`).join(', ')
  const isPlain = freeSpins.multipliers.every(times => times === 1)
  return (
    <p className="text-small text-soft">
      <span>{t`3, 4 or 5 scatters win ${three}, ${four} or ${five} free spins, ${freeSpins.most} at most.`}</span>{' '}
      {isPlain ? null : <span>{t`Wins in free spins are multiplied: ${multipliers}.`}</span>}
    </p>
  )
}
