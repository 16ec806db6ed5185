import { useLingui } from '@lingui/react/macro'
import type { AuditRow } from '../../contract/administrators.ts'
import { readCentavos } from '../../contract/centavos.ts'
import { formatDate } from '../../src/i18n/format-date.ts'
import { formatMoney } from '../../src/i18n/format-money.ts'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { useDetailValues } from './use-detail-values.ts'
import { wordIn } from './word-in.ts'

export interface Detail {
  readonly name: string
  readonly label: string
  readonly text: string
}

const amount = /^-?\d+\.\d{2}$/
const day = /^\d{4}-\d\d-\d\d$/
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** What an act noted down, each with its name; terms are shown apart, and what is empty is left out. */
export function useDetailWords(): (row: Pick<AuditRow, 'action' | 'details'>) => readonly Detail[] {
  const { t } = useLingui()
  const language = useLanguage()
  const knownValue = useDetailValues()
  const labels: Record<string, string> = {
    money: t`Amount`,
    direction: t`Direction`,
    state: t`State`,
    was: t`State before`,
    ground: t`Ground`,
    reason: t`Reason`,
    note: t`Note`,
    status: t`Account`,
    sessions: t`Sessions ended`,
    session: t`Session`,
    company: t`Company`,
    role: t`Role`,
    disabled: t`Locked out`,
    expires_at: t`Valid until`,
    kind: t`Password`,
    reset: t`Request`,
    adjustment: t`Adjustment`,
    bank_reference: t`Reference at the bank`,
    type: t`Kind of file`,
    bytes: t`Size`,
    version: t`Version`,
    active: t`Offered`,
    shown: t`Shown`,
    closed: t`Closed with it`,
    announced_at: t`Announced at`,
    effective_at: t`In force from`,
    day: t`Day`,
    rows: t`Rows`,
    added: t`Added`,
    changed: t`Changed`,
    withdrawn: t`Withdrawn`,
    finished: t`Finished`,
    voided: t`Settled at 1.00`,
    refused: t`Refused`,
    source: t`Came from`,
    key: t`Key`,
    step: t`Step`,
    message: t`Which message`,
    limit: t`Of what`,
    period: t`In what time`,
    held_days: t`Not raised for, days`,
    offers_closed: t`Offers closed`,
    term: t`How long`,
    ticket_id: t`Ticket`,
    second_look: t`Second look at a complaint`,
    from: t`From the day`,
    to: t`Up to the day`,
  }
  const write = (name: string, value: string | number | boolean): string => {
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`
    if (name === 'bytes') return `${Math.ceil(Number(value) / 1000)} kB`
    const text = String(value)
    if (name === 'money' && amount.test(text)) return formatMoney(readCentavos(text))
    if (day.test(text)) return formatDate(Date.parse(`${text}T12:00:00Z`), 'day', language)
    return instant.test(text) ? formatDate(Date.parse(text), 'moment', language) : text
  }
  return ({ action, details }) =>
    Object.entries(details).flatMap(([name, value]) => {
      if (value === null || value === '' || name === 'terms') return []
      const text = knownValue(action, name, String(value)) ?? write(name, value)
      return [{ name, label: wordIn(labels, name) ?? name, text }]
    })
}
