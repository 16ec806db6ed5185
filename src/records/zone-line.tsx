import { useLingui } from '@lingui/react/macro'
import { useApp } from '../app/app-context.ts'
import { brasilia } from '../i18n/format-date.ts'
import { zoneOffset } from '../i18n/zone-offset.ts'

/** Whose times a record shows; beside a device of another zone (Acre, a journey) both are named. */
export function ZoneLine() {
  const { t } = useLingui()
  const { now } = useApp()
  const at = now()
  const there = zoneOffset(at, brasilia)
  const here = zoneOffset(at)
  return (
    <p className="text-small text-soft">
      {here === there ? t`Times of Brasília.` : t`Times of Brasília (${there}). This device is at ${here}.`}
    </p>
  )
}
