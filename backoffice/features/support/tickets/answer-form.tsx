import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type AdminTicket,
  answerTicket,
  claimTicket,
  moveTicket,
} from '../../../../contract/support/tickets.ts'
import { isBlank } from '../../../../contract/text-kinds.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { MessageField } from '../../../../src/ui/fields/message-field.tsx'
import { ComeIntoView } from '../../../parts/come-into-view.tsx'
import { useAskBeforeLeaving } from '../../../parts/forms/use-ask-before-leaving.ts'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useSelf } from '../../../parts/use-may.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type AnswerFormProps = { ticket: AdminTicket; onDone: () => void }

/** The answer, and whose ticket it is. What is half written stays while the session ends and begins again. */
export function AnswerForm({ ticket, onDone }: AnswerFormProps) {
  const { t } = useLingui()
  const { api, drafts, toasts } = useBackOffice()
  const self = useSelf()
  const { id } = ticket
  const about = `ticket ${id}`
  const [text, setText] = useState(drafts.get(about) ?? '')
  useAskBeforeLeaving(!isBlank(text))
  const write = (next: string) => {
    setText(next)
    drafts.set(about, next)
  }
  const answer = useSend(
    (intent: { text: string; close: boolean }, key) =>
      api.call(answerTicket, { body: { id, ...intent }, key }),
    () => {
      write('')
      toasts.show('leaf', t`Sent. The member hears of it at once.`)
      onDone()
    },
  )
  if (ticket.state === 'closed') return <Move ticket={ticket} onDone={onDone} />
  if (ticket.contested !== null && ticket.contested.id === self) return <SecondLook />
  return (
    <div className="grid gap-3">
      <MessageField label={t`Your answer`} rows={5} maxLength={2000} value={text} onChange={write} />
      <ComeIntoView news={answer.fault}>
        <FormErrors message={answer.fault?.message} hint={answer.fault?.hint} />
      </ComeIntoView>
      <div className="flex flex-wrap gap-3 max-wide:*:flex-auto">
        <Button
          tone="main"
          busy={answer.busy}
          disabled={isBlank(text)}
          onClick={() => void answer.send({ text, close: false })}
        >
          {t`Send the answer`}
        </Button>
        <Button
          busy={answer.busy}
          disabled={isBlank(text)}
          onClick={() => void answer.send({ text, close: true })}
        >
          {t`Send and close`}
        </Button>
      </div>
      <Move ticket={ticket} onDone={onDone} />
    </div>
  )
}

/** For the administrator who gave the answer that the member contests. */
function SecondLook() {
  const { t } = useLingui()
  return (
    <p className="rounded-corner bg-sun-wash px-4 py-3 text-small text-sun-text">
      {t`The member contests your answer: somebody else of the team answers now.`}
    </p>
  )
}

/** Takes, gives back, closes or opens again, without a word to the member. */
function Move({ ticket, onDone }: AnswerFormProps) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const self = useSelf()
  const { id, state } = ticket
  const isMine = ticket.claimed_by !== null && ticket.claimed_by.id === self
  const claim = useSend(
    (giveBack: boolean, key) => api.call(claimTicket, { body: { id, give_back: giveBack }, key }),
    onDone,
  )
  const move = useSend(
    (to: 'closed' | 'open', key) => api.call(moveTicket, { body: { id, to }, key }),
    onDone,
  )
  const fault = claim.fault ?? move.fault
  return (
    <div className="grid gap-3">
      <ComeIntoView news={fault}>
        <FormErrors message={fault?.message} hint={fault?.hint} />
      </ComeIntoView>
      <div className="flex flex-wrap gap-3 max-wide:*:flex-auto">
        {state === 'closed' ? (
          <Button busy={move.busy} onClick={() => void move.send('open')}>{t`Open it again`}</Button>
        ) : (
          <>
            <Button busy={claim.busy} onClick={() => void claim.send(isMine)}>
              {isMine ? t`Give it back` : t`Look after it`}
            </Button>
            {ticket.due_at === undefined ? (
              <Button tone="quiet" busy={move.busy} onClick={() => void move.send('closed')}>
                {t`Close without an answer`}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </div>
  )
}
