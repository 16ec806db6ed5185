import { useLingui } from '@lingui/react/macro'
import { Segmented } from '../../ui/fields/segmented.tsx'
import type { OddsWriter } from './use-odds-format.ts'

/** How odds are written on this device. */
export function OddsFormatChoice({ odds }: { odds: OddsWriter }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-1">
      <p className="text-soft text-tiny">{t`How odds are written`}</p>
      <Segmented
        label={t`How odds are written`}
        options={[
          { value: 'decimal', label: t`Decimal 2.50` },
          { value: 'fractional', label: t`Fraction 3/2` },
          { value: 'american', label: t`American +150` },
        ]}
        value={odds.format}
        onChange={odds.choose}
      />
    </div>
  )
}
