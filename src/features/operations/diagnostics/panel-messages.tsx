import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { demoMessages } from '../../../../contract/auth/confirmation.ts'
import type { ReplyOf } from '../../../../contract/endpoint.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { useApp } from '../../../app/app-context.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/section.tsx'

type Messages = ReplyOf<typeof demoMessages>['data']

/** Where testers of a demo read the codes that others get by text message and e-mail. */
export function PanelMessages() {
  const { t } = useLingui()
  const { api } = useApp()
  const [to, setTo] = useState('')
  const [busy, setBusy] = useState(false)
  const [messages, setMessages] = useState<Messages>()
  const [fault, setFault] = useState<string>()
  const read = async () => {
    const query = asIdentifier(to) === '' ? {} : { to: asIdentifier(to) }
    const result = await api.call(demoMessages, { query })
    setFault(undefined)
    if (result.kind === 'answer') return setMessages(result.reply.data)
    setFault(result.kind === 'refused' ? t`Log in, or type a phone or an e-mail.` : t`No answer came.`)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    void read().finally(() => setBusy(false))
  }
  return (
    <Section title={t`Messages of the demo`}>
      <form data-form="panel-messages" onSubmit={submit} noValidate className="grid gap-3">
        <TextField
          label={t`Phone or e-mail`}
          hint={t`Empty: messages to you.`}
          name="to"
          autoCapitalize="none"
          spellCheck={false}
          value={to}
          onChange={setTo}
          error={fault}
        />
        <Button type="submit" busy={busy}>{t`Show the messages`}</Button>
      </form>
      {messages?.length === 0 ? <p className="mt-3 text-small text-soft">{t`No message yet.`}</p> : null}
      {messages !== undefined && messages.length > 0 ? (
        <List label={t`Messages of the demo`}>
          {messages.map(({ at, to: target, text }) => (
            <ListRow key={`${at} ${text}`} title={text} detail={target} />
          ))}
        </List>
      ) : null}
    </Section>
  )
}
