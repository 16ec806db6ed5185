import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { type TicketTopic, ticketTopics } from '../../../../contract/support/ticket-topics.ts'
import { complaintDays, openTicket, type TicketOrder } from '../../../../contract/support/tickets.ts'
import { isBlank } from '../../../../contract/text-kinds.ts'
import { useApp } from '../../../app/app-context.ts'
import { useRefresh } from '../../../common/use-refresh.ts'
import type { ReadOnlyDatabase } from '../../../db/read-only.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { useDraft } from '../../../forms/use-draft.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { MessageField } from '../../../ui/fields/message-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { openTicketWrite } from './ticket-writes.ts'
import { useSendTicket } from './use-send-ticket.ts'
import { useTicketWords } from './use-ticket-words.ts'

interface Draft {
  /** Made when the first letter is written: sent twice, it is one ticket. */
  readonly id: string
  readonly topic: TicketTopic | ''
  readonly text: string
  /** `recharge:<id>`, `withdrawal:<id>` or nothing. */
  readonly order: string
}
const empty: Draft = { id: '', topic: '', text: '', order: '' }

function readKept(kept: unknown): Draft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const fields = new Map(Object.entries(kept))
  const read = (name: string) => String(fields.get(name) ?? '')
  const topic = ticketTopics.find(one => one === read('topic')) ?? ''
  return { id: read('id'), text: read('text'), order: read('order'), topic }
}

function readOrder(choice: string): TicketOrder | null {
  const [kind, id = ''] = choice.split(':')
  return kind === 'recharge' || kind === 'withdrawal' ? { kind, id } : null
}

type TicketFormProps = {
  memberId: string
  /** What it is about, as the link that led here has it. */
  about: TicketTopic | undefined
  onSent: (id: string) => void
}

/** A new question. What is written stays on the device, sealed, until it is sent; without a network it waits in the queue. */
export function TicketForm({ memberId, about, onSent }: TicketFormProps) {
  const { t } = useLingui()
  const { newKey } = useApp()
  const { topics } = useTicketWords()
  const { draft, change, forget } = useDraft(
    memberId,
    about === undefined ? 'ticket-new' : `ticket-new:${about}`,
    { empty, read: readKept },
  )
  const { send, isSending, failure } = useSendTicket()
  const { form, toFirstMistake } = useFirstMistake()
  const [wasTried, setWasTried] = useState(false)
  useBusyWhile(draft !== undefined && draft.text !== '')
  const topic = draft?.topic || about || ''
  const orders = useOrderChoices(memberId, topic)
  if (draft === undefined) return null
  const write = (part: Partial<Draft>) => change({ ...draft, topic, id: draft.id || newKey(), ...part })
  const noTopic = topic === '' ? t`Choose what it is about` : undefined
  const noText = isBlank(draft.text) ? t`Write your message` : undefined
  const submit = async () => {
    if (isSending) return
    setWasTried(true)
    if (topic === '' || noText !== undefined) return toFirstMistake()
    const payload = { id: draft.id, topic, order: readOrder(draft.order), text: draft.text }
    const id = await send({
      payload,
      enqueue: (engine, message) => engine.enqueue(openTicketWrite, message),
      call: (api, body, under) => api.send(openTicket, { body, ...under }),
    })
    if (id === undefined) return
    forget()
    onSent(id)
  }
  return (
    <form
      data-form="ticket-form"
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <SelectField
        label={t`What is it about?`}
        value={topic}
        placeholder={t`Choose`}
        onChange={value => write({ topic: ticketTopics.find(one => one === value) ?? '', order: '' })}
        options={ticketTopics.map(value => ({ value, label: topics[value] }))}
        error={wasTried ? noTopic : undefined}
      />
      {topic === 'complaint' ? (
        <p className="text-small text-soft">
          {t`It has a number at once, and a person of the house answers within ${plural(complaintDays, { one: '# day', other: '# days' })}.`}
        </p>
      ) : null}
      {orders.length === 0 ? null : (
        <SelectField
          label={t`Which order? (optional)`}
          value={draft.order}
          placeholder={t`None in particular`}
          onChange={order => write({ order })}
          options={orders}
        />
      )}
      <MessageField
        label={topic === 'complaint' ? t`What happened?` : t`Your question`}
        hint={t`Never write a password. What you write is kept on this device until it is sent.`}
        maxLength={2000}
        value={draft.text}
        onChange={text => write({ text })}
        error={wasTried ? noText : undefined}
      />
      <FormErrors message={failure} />
      <Button type="submit" tone="main" wide busy={isSending}>{t`Send`}</Button>
    </form>
  )
}

const mostOrders = 10

/** The newest orders of the device that fit the topic. */
function useOrderChoices(memberId: string, topic: string): { value: string; label: string }[] {
  const { db } = useApp()
  const language = useLanguage()
  useRefresh('recharges', { enabled: topic === 'deposit' })
  useRefresh('withdrawals', { enabled: topic === 'withdrawal' })
  const rows = useLiveQuery(() => readOrders(db, memberId, topic), [db, memberId, topic])
  return (rows ?? []).map(({ kind, id, order_no, money, created_at }) => {
    const day = formatDate(Date.parse(created_at), 'moment', language)
    return { value: `${kind}:${id}`, label: `${formatMoney(money)} · ${day} · ${order_no}` }
  })
}

async function readOrders(db: ReadOnlyDatabase, memberId: string, topic: string) {
  if (topic === 'deposit') {
    const rows = await rowsOf(db.recharges, memberId, '[memberId+created_at]')
      .reverse()
      .limit(mostOrders)
      .toArray()
    return rows.map(({ id, order_no, money, created_at }) => ({
      kind: 'recharge',
      id,
      order_no,
      money,
      created_at,
    }))
  }
  if (topic !== 'withdrawal') return []
  const rows = await rowsOf(db.withdrawals, memberId, '[memberId+created_at]')
    .reverse()
    .limit(mostOrders)
    .toArray()
  return rows.map(({ id, order_no, money, created_at }) => ({
    kind: 'withdrawal',
    id,
    order_no,
    money,
    created_at,
  }))
}
