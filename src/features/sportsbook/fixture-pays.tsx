import { useLingui } from '@lingui/react/macro'
import type { FixtureBook } from '../../../games/football/fixture-books.ts'
import { useMaxWin } from '../../common/play/max-win.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { formatPercent } from '../../i18n/format-percent.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { PaysList } from './pays-list.tsx'

/** What a book on real matches returns by its own odds, and where it ends. */
export function FixturePays({ book }: { book: FixtureBook }) {
  const { t } = useLingui()
  const language = useLanguage()
  const maxWin = useMaxWin()
  const most = maxWin !== undefined && maxWin < book.maximumPayout ? maxWin : book.maximumPayout
  const percent = (share: number) => formatPercent(Math.floor(share * 10_000) / 100, language)
  const least = book.leastReturnPpm / 1_000_000
  return (
    <PaysList
      facts={[
        { id: 'single', term: t`Single`, text: t`at least ${percent(least)}` },
        {
          id: 'multiple',
          term: t`Multiple of ${book.mostLegs}`,
          text: t`at least ${percent(least ** book.mostLegs)}`,
        },
        { id: 'maximum', term: t`Most that a slip pays`, text: formatMoney(most) },
      ]}
    />
  )
}
