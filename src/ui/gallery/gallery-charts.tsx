import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ChartBars } from '../chart/chart-bars.tsx'
import { ChartLine } from '../chart/chart-line.tsx'
import { Section } from '../section.tsx'

const results = [1200, -800, 400, 2600, -1900, -300, 900]
const monday = Date.UTC(2026, 10, 16, 12)
const dayMs = 24 * 3600_000

export function GalleryCharts() {
  const { t } = useLingui()
  const language = useLanguage()
  const points = results.map((value, index) => ({
    id: `day-${index}`,
    label: formatDate(monday + index * dayMs, 'short-day', language),
    value,
    text: formatMoney(BigInt(value)),
  }))
  return (
    <Section title={t`Charts`}>
      <div className="grid gap-6 rounded-wide bg-surface p-5 shadow-mid">
        <ChartLine caption={t`Net result`} points={points} />
        <ChartBars caption={t`By day`} points={points} />
      </div>
    </Section>
  )
}
