import { formatMoney } from '../../i18n/format-money.ts'
import { ChartBars } from '../chart-bars.tsx'
import { ChartLine } from '../chart-line.tsx'
import { Section } from '../section.tsx'

const results = [1200, -800, 400, 2600, -1900, -300, 900]
const days = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom']
const points = results.map((value, index) => ({
  id: `day-${index}`,
  label: days[index] ?? '',
  value,
  text: formatMoney(BigInt(value)),
}))

export function GalleryCharts() {
  return (
    <Section title="Gráficos">
      <div className="grid gap-6 rounded-wide bg-surface p-5 shadow-mid">
        <ChartLine caption="Resultado líquido da semana" points={points} />
        <ChartBars caption="Resultado por dia" points={points} />
      </div>
    </Section>
  )
}
