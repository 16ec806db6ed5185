import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { RANKS } from '../../../../games/cards.ts'
import { countWinning, hiLoPayout } from '../../../../games/hi-lo/hi-lo-odds.ts'
import type { HiLoTheme } from '../../../../games/hi-lo/hi-lo-theme.ts'
import { writeMultiplier } from '../../../../games/multiplier.ts'
import { formatAmount, withoutEmptyCents } from '../../../i18n/format-money.ts'
import { KeyList } from '../cards/key-list.tsx'
import { timesText } from '../words/times-text.ts'

/** What the first guess pays from each card, how far a round may go, and the keys. */
export function HiLoPays({ theme }: { theme: HiLoTheme }) {
  const { t } = useLingui()
  const { skips } = theme
  const maxMultiplier = withoutEmptyCents(formatAmount(BigInt(theme.maxMultiplier) * 100n))
  const pay = (rank: number, guess: 'higher' | 'lower') => {
    const winning = countWinning(rank, guess)
    return `${winning}/13 · ${timesText(writeMultiplier(hiLoPayout(10_000n, [winning])))}×`
  }
  const keys = [
    { keys: '↑', text: t`guess higher` },
    { keys: '↓', text: t`guess lower` },
    { keys: 'S', text: t`another card` },
    { keys: 'C', text: t`cash out` },
  ]
  return (
    <div className="grid gap-4">
      <table className="figures w-full text-center text-small">
        <thead className="text-faint">
          <tr>
            <th scope="col">{t`Card`}</th>
            <th scope="col">{t`Higher`}</th>
            <th scope="col">{t`Lower`}</th>
          </tr>
        </thead>
        <tbody>
          {RANKS.map((rank, index) => (
            <tr key={rank}>
              <th scope="row">{rank}</th>
              <td className="text-soft">{pay(index, 'higher')}</td>
              <td className="text-soft">{pay(index, 'lower')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-small text-soft">
        <Trans>
          This is the first guess; each further one multiplies. No guess is offered that would pass{' '}
          {maxMultiplier}×, and where none is left the round is cashed out by itself, so that no win is ever
          cut.
        </Trans>
      </p>
      <p className="text-small text-soft">
        {t`${plural(skips, { one: '# card of a round may be exchanged for another.', other: '# cards of a round may be exchanged for others.' })}`}
      </p>
      <KeyList keys={keys} />
    </div>
  )
}
