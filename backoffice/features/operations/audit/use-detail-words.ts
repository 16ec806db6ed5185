import { useLingui } from '@lingui/react/macro'
import { readCentavos } from '../../../../contract/centavos.ts'
import type { AuditRow } from '../../../../contract/operations/administrators.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { useDetailValues } from './use-detail-values.ts'
import { wordIn } from './word-in.ts'

export interface Detail {
  readonly name: string
  readonly label: string
  readonly text: string
}

const amount = /^-?\d+\.\d{2}$/
const amounts = ['money', 'player_pays', 'stake']
const day = /^\d{4}-\d\d-\d\d$/
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** What an act noted down, each with its name; terms are shown apart, and what is empty is left out. */
export function useDetailWords(): (row: Pick<AuditRow, 'action' | 'details'>) => readonly Detail[] {
  const wordsOf = useFieldWords()
  return ({ action, details }) =>
    Object.entries(details).flatMap(([name, value]) =>
      value === null || value === '' || name === 'terms' ? [] : [wordsOf(action, name, value)],
    )
}

/** One field of an act, or of a proposal, in words. */
export function useFieldWords(): (action: string, name: string, value: string | number | boolean) => Detail {
  const { t } = useLingui()
  const language = useLanguage()
  const knownValue = useDetailValues()
  const labels: Record<string, string> = {
    money: t`Amount`,
    decision: t`Decision`,
    stake: t`Stake`,
    game: t`Game`,
    member: t`Member`,
    win: t`Win`,
    player_pays: t`The cheapest month costs the player`,
    direction: t`Direction`,
    state: t`State`,
    was: t`State before`,
    ground: t`Ground`,
    reason: t`Reason`,
    note: t`Note`,
    status: t`Account`,
    sessions: t`Sessions ended`,
    session: t`Session`,
    device: t`Device`,
    request: t`Proposal`,
    request_kind: t`What was proposed`,
    proposed_by: t`Proposed by`,
    proposer_session: t`Session of the proposer`,
    proposer_device: t`Device of the proposer`,
    method: t`Signed in by`,
    passkey: t`Passkey`,
    passkeys: t`Passkeys`,
    credentials: t`What ends`,
    name: t`Name`,
    email: t`E-mail`,
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
    postponed: t`Postponed`,
    corrected: t`Result corrected`,
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
    // A keyed hash: enough of it to tell two devices apart.
    if (name.endsWith('device')) return text.slice(0, 8)
    if (amounts.includes(name) && amount.test(text)) return formatMoney(readCentavos(text))
    if (day.test(text)) return formatDate(Date.parse(`${text}T12:00:00Z`), 'day', language)
    return instant.test(text) ? formatDate(Date.parse(text), 'moment', language) : text
  }
  return (action, name, value) => {
    const text = knownValue(action, name, String(value)) ?? write(name, value)
    return { name, label: wordIn(labels, name) ?? name, text }
  }
}
