import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { OverviewYear } from '../../../../contract/responsible-gambling/overview.ts'
import { useApp } from '../../../app/app-context.ts'
import { readUser } from '../../../db/user-details.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { ExportButton } from '../../../records/export-button.tsx'
import { siteConfig } from '../../../state/site-config.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Section } from '../../../ui/section.tsx'
import { Fact } from '../../../ui/text/fact.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { statementLines, statementTable } from './statement-table.ts'
import { useStatementWords } from './use-statement-words.ts'

type YearlyStatementProps = { memberId: string; years: readonly OverviewYear[] }

/** The last year that is over comes first: it is the one that is declared. */
export function YearlyStatement({ memberId, years }: YearlyStatementProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<number>()
  const shown = years.find(({ year }) => year === chosen) ?? years[1] ?? years[0]
  if (shown === undefined) return null
  return (
    <Section title={t`Yearly statement`}>
      <div className="grid gap-4 rounded-wide bg-surface p-5 shadow-mid *:min-w-0">
        <p className="text-small text-soft">
          {t`What your tax return asks about bets, from the figures of the house. It is no tax advice.`}
        </p>
        <SelectField
          label={t`Year`}
          name="year"
          value={String(shown.year)}
          onChange={value => setChosen(Number(value))}
          options={years.map(({ year }) => ({ value: String(year), label: String(year) }))}
        />
        <Statement memberId={memberId} year={shown} />
      </div>
    </Section>
  )
}

function Statement({ memberId, year }: { memberId: string; year: OverviewYear }) {
  const { t } = useLingui()
  const { db } = useApp()
  const { operator } = useSnapshot(siteConfig).now
  const words = useStatementWords(year.year)
  const user = useLiveQuery(() => readUser(db, memberId), [db, memberId])
  const holder = { name: user?.realname || (user?.name ?? ''), cpf: user?.cpf_masked ?? null }
  const lines = statementLines(year, { holder, operator, words })
  return (
    <>
      <dl className="figures">
        {lines.map(({ id, cell }) => (
          <Fact key={id} label={words.labels[id]}>
            <span className={cell.kind === 'money' ? 'whitespace-nowrap' : ''}>
              {keepAmounts(
                cell.kind === 'money'
                  ? formatMoney(cell.centavos)
                  : cell.kind === 'text'
                    ? cell.text
                    : cell.at,
              )}
            </span>
          </Fact>
        ))}
      </dl>
      <ExportButton
        memberId={memberId}
        file={`statement-${year.year}`}
        button={t`Save the statement`}
        about={t`The statement is made on this device and sent nowhere.`}
        period={String(year.year)}
        make={async () => ({ table: statementTable(lines, words), isWhole: true })}
      />
    </>
  )
}
