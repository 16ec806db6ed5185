import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { toLocaleTag } from '../../../../contract/language.ts'
import { BANDS, type Spread, type SpreadPlay } from '../../../../games/spread/spread-bands.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { FoldSign } from '../../../ui/fold-sign.tsx'

/** How wins of a game spread: a picture that is a table, fetched when it is opened. Nothing for games that have no one distribution. */
export function SpreadChart({ gameId }: { gameId: string }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      onToggle={event => setIsOpen(event.currentTarget.open)}
      className="group rounded-corner bg-raised/70 px-3"
    >
      <summary className="target flex cursor-pointer list-none items-center justify-between font-bold">
        {t`How wins spread`}
        <FoldSign />
      </summary>
      {isOpen ? <Opened gameId={gameId} /> : null}
    </details>
  )
}

type Found = Spread | 'loading' | 'none' | 'unreachable'

function Opened({ gameId }: { gameId: string }) {
  const { t } = useLingui()
  const [found, setFound] = useState<Found>('loading')
  useEffect(() => {
    let isCurrent = true
    const notify = (next: Found) => {
      if (isCurrent) setFound(next)
    }
    import('../../../../games/spread/spreads.gen.ts').then(
      ({ SPREADS }) => notify(SPREADS[gameId] ?? 'none'),
      () => notify('unreachable'),
    )
    return () => {
      isCurrent = false
    }
  }, [gameId])
  if (found === 'loading') return <p className="pb-3 text-small text-soft">{t`Loading`}</p>
  if (found === 'unreachable')
    return <p className="pb-3 text-small text-soft">{t`This picture is not on this device yet.`}</p>
  if (found === 'none')
    return (
      <p className="pb-3 text-small text-soft">{t`There is no one distribution: each bet pays its own odds.`}</p>
    )
  return <SpreadTable spread={found} />
}

/** Chances reach over six powers of ten: the bars are laid out by them. */
const leastLog = -6

function SpreadTable({ spread }: { spread: Spread }) {
  const { t } = useLingui()
  const words = usePlayWords()
  const bandWords = useBandWords()
  const chanceText = useChanceText()
  const rows = spread.bands.flatMap(([chance], band) => (chance === 0 ? [] : [{ chance, band }]))
  return (
    <div className="grid gap-2 pb-3 text-small">
      <table className="w-full border-separate border-spacing-y-1">
        <caption className="pb-1 text-start text-soft text-tiny">{words[spread.play]}</caption>
        <thead>
          <tr className="text-soft text-tiny">
            <th scope="col" className="pe-3 text-start font-plain">{t`comes back`}</th>
            <th scope="col" className="text-end font-plain" colSpan={2}>{t`chance`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ chance, band }) => (
            <tr key={band}>
              <th scope="row" className="whitespace-nowrap pe-3 text-start font-plain">
                {bandWords(band)}
              </th>
              <td aria-hidden="true" className="w-full">
                <span
                  className={`block h-3 min-w-0.5 rounded-edge ${band < 2 ? 'bg-sky' : band === 2 ? 'bg-sun' : 'bg-leaf'}`}
                  style={{ width: `${Math.max(1, (1 - Math.log10(chance) / leastLog) * 100)}%` }}
                />
              </td>
              <td className="figures whitespace-nowrap ps-3 text-end">{chanceText(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-faint text-tiny">
        {spread.rounds === undefined
          ? t`Counted exactly. Each bar's length goes by powers of ten.`
          : t`A picture of simulated rounds; the stated return is proved by counting. Each bar's length goes by powers of ten.`}
      </p>
    </div>
  )
}

function usePlayWords(): Record<SpreadPlay, string> {
  const { t } = useLingui()
  return {
    any: t`What one stake comes back with.`,
    opening: t`What one stake comes back with, on the bet that the game opens with. Other bets spread otherwise.`,
    'three-steps': t`What one stake comes back with for who stops after three steps. Whoever stops elsewhere sees another spread.`,
    'best-play': t`What one stake comes back with under best play.`,
    'plain-place': t`What one stake comes back with on the plainest place of the table. Other places spread otherwise.`,
  }
}

function useBandWords(): (band: number) => string {
  const { t } = useLingui()
  return band => {
    const [from, to] = [BANDS[band - 1], BANDS[band]]
    if (band === 0) return t`nothing`
    if (band === 1) return t`less than the stake`
    if (band === 2) return t`the stake`
    return to === Number.POSITIVE_INFINITY ? `> ${from}×` : `≤ ${to}×`
  }
}

/** 12,5%, or one in so many where a percentage would say nothing. */
function useChanceText(): (chance: number) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return chance => {
    if (chance >= 0.001) return formatPercent(chance * 100, language)
    const one = new Intl.NumberFormat(toLocaleTag(language)).format(Math.round(1 / chance))
    return t`1 in ${one}`
  }
}
