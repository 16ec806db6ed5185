import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { closeOwnTicket, replyTicket, type TicketMessage } from '../../../../contract/support/tickets.ts'
import { isBlank } from '../../../../contract/text-kinds.ts'
import { useApp } from '../../../app/app-context.ts'
import { useParkWords } from '../../../common/use-park-words.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { useCallError } from '../../../forms/use-call-error.ts'
import { useDraft } from '../../../forms/use-draft.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { connection } from '../../../state/connection.ts'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { MessageField } from '../../../ui/fields/message-field.tsx'
import { Badge } from '../../../ui/states/badge.tsx'
import type { TicketItem, Waiting } from './read-tickets.ts'
import { replyTicketWrite } from './ticket-writes.ts'
import { useSendTicket } from './use-send-ticket.ts'

const readText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined)

/** One ticket: what was said, what waits here, and the next message. */
export function TicketThread({ memberId, item }: { memberId: string; item: TicketItem }) {
  const { ticket, waiting } = item
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {ticket?.messages.map(message => (
          <Message key={message.id} message={message} />
        ))}
        {waiting.map(write => (
          <WaitingMessage key={write.seq} write={write} />
        ))}
      </ul>
      {ticket === undefined ? null : (
        <Reply memberId={memberId} id={item.id} isClosed={ticket.state === 'closed'} />
      )}
    </div>
  )
}

function Message({ message: { author, text, created_at } }: { message: TicketMessage }) {
  const { t } = useLingui()
  const language = useLanguage()
  const isOwn = author === 'member'
  const look = isOwn ? 'justify-self-end bg-leaf-wash' : 'justify-self-start bg-surface shadow-mid'
  return (
    <li className={`grid max-w-[85%] gap-1 rounded-wide p-4 ${look}`}>
      <span className="font-firm text-small">{isOwn ? t`You` : t`Arara support`}</span>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      <span className="figures text-faint text-tiny">
        {formatDate(Date.parse(created_at), 'moment', language)}
      </span>
    </li>
  )
}

function WaitingMessage({ write: { seq, at, parked } }: { write: Waiting }) {
  const { t } = useLingui()
  const { sync } = useApp()
  const language = useLanguage()
  const parkWords = useParkWords()
  return (
    <li className="grid max-w-[85%] gap-2 justify-self-end rounded-wide bg-raised p-4 shadow-mid">
      <span>
        {parked ? (
          <Badge tone="scarlet">{t`Not sent`}</Badge>
        ) : (
          <Badge tone="sun">{t`Waiting to be sent`}</Badge>
        )}
      </span>
      <p className="text-small text-soft">
        {parked
          ? parkWords(parked.reason)
          : t`Your message lies encrypted on this device. It is sent by itself when you are online.`}
      </p>
      <span className="figures text-faint text-tiny">{formatDate(at, 'moment', language)}</span>
      {parked ? (
        <span className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => void sync.tryAgain(seq)}>{t`Try again`}</Button>
          <Button size="small" tone="danger" onClick={() => void sync.discard(seq)}>{t`Discard`}</Button>
        </span>
      ) : null}
    </li>
  )
}

function Reply({ memberId, id, isClosed }: { memberId: string; id: string; isClosed: boolean }) {
  const { t } = useLingui()
  const { newKey } = useApp()
  const { draft = '', change, forget } = useDraft(memberId, `ticket:${id}`, { empty: '', read: readText })
  useBusyWhile(draft !== '')
  const { send, isSending, failure } = useSendTicket()
  const close = useCloseTicket(id)
  const submit = async () => {
    const payload = { id: newKey(), ticket_id: id, text: draft }
    const sent = await send({
      payload,
      enqueue: (engine, message) => engine.enqueue(replyTicketWrite, message),
      call: (api, body, under) => api.send(replyTicket, { body, ...under }),
    })
    if (sent !== undefined) forget()
  }
  return (
    <form
      data-form="ticket-thread"
      className="grid gap-3 pt-2"
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <MessageField
        label={isClosed ? t`Write to open it again` : t`Your message`}
        rows={3}
        maxLength={2000}
        value={draft}
        onChange={change}
      />
      <FormErrors message={failure ?? (isClosed ? undefined : close.failure)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="main" busy={isSending} disabled={isBlank(draft)}>{t`Send`}</Button>
        {isClosed ? null : (
          <Button busy={close.isSending} onClick={() => void close.send()}>{t`That is solved`}</Button>
        )}
      </div>
    </form>
  )
}

const notSent = { kind: 'no-answer', cause: 'offline', retryAfterMs: undefined } as const

/** Closing may be pressed twice: it is closed once. */
function useCloseTicket(id: string) {
  const { t } = useLingui()
  const { api, newKey, sync } = useApp()
  const wordsOf = useCallError()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async () => {
    const member = sync.member()?.memberId
    setIsSending(true)
    setFailure(undefined)
    const result =
      connection.quality === 'offline'
        ? notSent
        : await api.send(closeOwnTicket, { body: { id }, key: newKey(), ...(member && { member }) })
    setFailure(wordsOf(result)?.message)
    if (result.kind === 'answer') showToast({ tone: 'leaf', text: t`Closed. Thank you.` })
    await sync.pull('tickets', { force: true })
    setIsSending(false)
  }
  return { send, isSending, failure }
}
