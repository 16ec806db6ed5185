import { useLingui } from '@lingui/react/macro'
import type { ProgramEffect } from '../../../../contract/vip/programs.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import { Fact } from '../../../parts/fact.tsx'
import { useFaultWords } from '../../promotions/use-fault-words.ts'

/** What changes for members with these terms, before anybody is bound by them. */
export function ProgramEffectCard({ effect }: { effect: ProgramEffect }) {
  const { t } = useLingui()
  const faultWords = useFaultWords()
  const facts = [...useVipFacts(effect.vip), ...useAgencyFacts(effect.agency)]
  return (
    <section role="status" className="grid gap-3 rounded-wide bg-ground-deep p-4">
      {effect.fault === null ? (
        <p>
          <Badge tone="leaf">{t`These terms fit together`}</Badge>
        </p>
      ) : (
        <p className="font-firm text-scarlet-text">{keepAmounts(faultWords(effect.fault, 'preview'))}</p>
      )}
      <dl className="grid gap-2 text-small">
        {facts.map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function useVipFacts(vip: ProgramEffect['vip']) {
  const { t } = useLingui()
  if (vip === null) return []
  return [
    { label: t`Rise at their next look`, value: String(vip.rise) },
    { label: t`Bonuses of that, before the cap`, value: formatMoney(vip.rise_bonus) },
    {
      label: t`Stand above their totals; they stay until their period ends`,
      value: String(vip.stand_higher),
    },
    { label: t`Members whose limits a day become smaller`, value: String(vip.limits_smaller) },
    { label: t`Members whose limits a day become larger`, value: String(vip.limits_larger) },
  ]
}

function useAgencyFacts(agency: ProgramEffect['agency']) {
  const { t } = useLingui()
  const language = useLanguage()
  if (agency === null) return []
  const day = (of: string) => formatDate(Date.parse(`${of}T12:00:00Z`), 'day', language)
  return [
    { label: t`Counts from`, value: day(agency.counts_from) },
    { label: t`Last settled week`, value: agency.week === null ? '–' : day(agency.week) },
    { label: t`Its commission before the cap`, value: formatMoney(agency.before) },
    { label: t`The same by these tables`, value: formatMoney(agency.after) },
    { label: t`Agents of that week`, value: String(agency.agents) },
  ]
}
