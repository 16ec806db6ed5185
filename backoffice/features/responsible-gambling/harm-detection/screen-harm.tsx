import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { balanceReturns } from '../../../../contract/cashier/balance-returns.ts'
import type { HarmLevel } from '../../../../contract/responsible-gambling/harm-cases.ts'
import { ChipRow } from '../../../parts/chip-row.tsx'
import { useMay } from '../../../parts/use-may.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import type { HarmList } from '../../../state/place.ts'
import { CaseList } from './case-list.tsx'
import { CaseView } from './case-view.tsx'
import { ReturnList } from './return-list.tsx'
import { useHarmWords } from './use-harm-words.ts'

const order: readonly HarmLevel[] = ['high', 'watch', 'calm']

/** Members whose play speaks for a talk, and what people do about it. */
export function ScreenHarm({ level, id }: { level: HarmList; id: string | undefined }) {
  const { t } = useLingui()
  const { place } = useBackOffice()
  const { levels } = useHarmWords()
  const may = useMay()
  const lists: Record<HarmList, string> = {
    ...levels,
    returns: t`Balances to return`,
    returned: t`Returned`,
  }
  const shown: readonly HarmList[] = may(balanceReturns) ? [...order, 'returns', 'returned'] : order
  useEffect(() => {
    document.title = `${t`Protection`} · Arara`
  }, [t])
  if (id !== undefined) return <CaseView key={id} id={id} level={level} />
  return (
    <div className="mx-auto grid max-w-220 gap-4 pt-3 *:min-w-0">
      <header className="grid gap-1">
        <h1 className="text-title">{t`Protection`}</h1>
        <p className="text-small text-soft">
          {t`Every night looks at the days before: what in a member's play speaks for a talk. A score decides nothing but offers; you do.`}
        </p>
      </header>
      <ChipRow
        options={shown}
        words={lists}
        chosen={level}
        onChoose={one => place.go({ screen: 'care', level: one, id: undefined })}
      />
      {level === 'returns' || level === 'returned' ? (
        <ReturnList key={level} over={level === 'returned'} />
      ) : (
        <CaseList key={level} level={level} />
      )}
    </div>
  )
}
