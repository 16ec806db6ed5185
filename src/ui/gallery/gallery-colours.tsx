import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../i18n/format-money.ts'
import { Section } from '../section.tsx'

const feathers = [
  { name: 'sun', fill: 'bg-sun text-sun-ink', wash: 'bg-sun-wash text-sun-text' },
  { name: 'scarlet', fill: 'bg-scarlet text-scarlet-ink', wash: 'bg-scarlet-wash text-scarlet-text' },
  { name: 'leaf', fill: 'bg-leaf text-leaf-ink', wash: 'bg-leaf-wash text-leaf-text' },
  { name: 'sky', fill: 'bg-sky text-sky-ink', wash: 'bg-sky-wash text-sky-text' },
]
const grounds = ['bg-ground-deep', 'bg-ground', 'bg-surface', 'bg-raised', 'bg-pressed']
const sizes = [
  'text-vast',
  'text-hero',
  'text-head',
  'text-title',
  'text-lead',
  'text-body',
  'text-small',
  'text-tiny',
]

export function GalleryColours() {
  const { t } = useLingui()
  return (
    <Section title={t`Feathers, grounds and letters`}>
      <div className="grid grid-cols-4 gap-2 text-center font-firm text-small">
        {feathers.map(feather => (
          <span key={feather.name} className={`feather grid h-16 place-items-center ${feather.fill}`}>
            {feather.name}
          </span>
        ))}
        {feathers.map(feather => (
          <span
            key={`${feather.name}-wash`}
            className={`feather grid h-12 place-items-center ${feather.wash}`}
          >
            {feather.name}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-5 overflow-hidden rounded-corner shadow-mid">
        {grounds.map(ground => (
          <span key={ground} className={`grid h-20 content-center px-2 text-center text-tiny ${ground}`}>
            <span>{ground.slice(3)}</span>
            <span className="text-soft">soft</span>
            <span className="text-faint">faint</span>
          </span>
        ))}
      </div>
      <div className="font-bold font-display">
        {sizes.map(size => (
          <p key={size} className={`truncate ${size}`}>
            Arara <span translate="no">{formatMoney(123_456n)}</span>
          </p>
        ))}
      </div>
    </Section>
  )
}
