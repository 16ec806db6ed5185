import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { harmCaseOf } from '../../../../contract/responsible-gambling/harm-cases.ts'
import { markTicket, type TicketThread } from '../../../../contract/support/tickets.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useMay } from '../../../parts/use-may.ts'
import { PlaceLink } from '../../../shell/place-link.tsx'
import { useBackOffice } from '../../../state/back-office.ts'

type HarmMarkProps = { thread: TicketThread; onDone: () => void }

/** Lets an administrator mark a ticket as a sign of harm; the score of the member's case counts the mark. */
export function HarmMark({ thread: { ticket, mark }, onDone }: HarmMarkProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const may = useMay()
  const [isAsking, setIsAsking] = useState(false)
  if (mark === null) {
    return (
      <div>
        <Button size="small" onClick={() => setIsAsking(true)}>{t`This speaks of harm`}</Button>
        {isAsking ? (
          <MarkDialog
            id={ticket.id}
            onClose={() => setIsAsking(false)}
            onDone={() => {
              setIsAsking(false)
              onDone()
            }}
          />
        ) : null}
      </div>
    )
  }
  const { administrator } = mark
  const at = formatDate(Date.parse(mark.at), 'moment', language)
  return (
    <p className="flex flex-wrap items-center gap-x-4 rounded-corner bg-sun-wash px-4 py-1 text-small text-sun-text">
      <span className="py-2">{t`Speaks of harm, says ${administrator} · ${at}`}</span>
      {may(harmCaseOf) ? (
        <PlaceLink
          to={{ screen: 'care', level: 'watch', id: ticket.member.id }}
          className="tap py-2 font-firm underline"
        >
          {t`Their case`}
        </PlaceLink>
      ) : null}
    </p>
  )
}

function MarkDialog({ id, onClose, onDone }: { id: string; onClose: () => void; onDone: () => void }) {
  const { t } = useLingui()
  const { api, drafts } = useBackOffice()
  const about = `mark ${id}`
  const { busy, fault, send } = useSend(
    (reason: string, key) => api.call(markTicket, { body: { id, reason }, key }),
    () => {
      drafts.set(about, '')
      onDone()
    },
  )
  return (
    <ReasonDialog
      form="tickets/harm-mark"
      about={about}
      title={t`This speaks of harm`}
      text={t`Debts, despair, play that they cannot stop: what you judge so counts in the score of their case for thirty days, from tonight on. The member is not told. If it cannot wait, take a step in their case now.`}
      label={t`What you read in it`}
      action={t`Mark it`}
      tone="confirm"
      busy={busy}
      fault={fault}
      onSend={reason => void send(reason)}
      onClose={onClose}
    />
  )
}
