import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { readCentavos } from '../../../../contract/centavos.ts'
import type { BingoView } from '../../../../games/video-bingo/bingo-schemas.ts'
import { formatMoney } from '../../../i18n/format-money.ts'

/** What went into extra balls, if there were any: `2 extra balls · R$ 0,50`. */
export function useSpentWords(): (view: BingoView) => string | undefined {
  const { t } = useLingui()
  return ({ extra, spent }) => {
    if (extra === 0) return undefined
    const bought = t`${plural(extra, { one: '# extra ball', other: '# extra balls' })}`
    return `${bought} · ${formatMoney(readCentavos(spent))}`
  }
}
