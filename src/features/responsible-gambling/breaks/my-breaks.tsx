import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useUserPresence } from '../../../common/member/use-user-presence.ts'
import { OfflineAge } from '../../../common/offline-age.tsx'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useMoneyForm } from '../../../forms/use-money-form.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { BreakSheet } from './break-sheet.tsx'
import type { Breaks } from './hold.ts'
import { HoldNotice } from './hold-notice.tsx'
import { returnCall } from './return-call.ts'
import { useBreaks, useHoldOf } from './use-breaks.ts'

/**
 * A member's pauses and exclusions, and the way to take one. Nothing for guests and for play money. Whose row could not be had may take
 * one all the same: kept from nobody who needs it, it holds here at once, and is opened again where the server refuses it to a
 * demo account, which the changes not sent say in the server's own words.
 */
export function MyBreaks() {
  const { now } = useSnapshot(session)
  const memberId = readMemberId(now)
  const breaks = useBreaks(memberId)
  const isUnknown = useUserPresence().status === 'missing'
  if (memberId === undefined || breaks === undefined) return null
  if (!breaks.isReal && !isUnknown) return null
  return <OwnBreaks memberId={memberId} breaks={breaks} />
}

function OwnBreaks({ memberId, breaks }: { memberId: string; breaks: Breaks }) {
  const { t } = useLingui()
  const hold = useHoldOf(breaks)
  const [asked, setAsked] = useState<'pause' | 'exclusion'>()
  // What the law or a check closes, and what is over, cannot be made longer.
  const isOwn = hold?.kind === 'pause' || hold?.kind === 'exclusion'
  const isForGood = hold?.kind === 'exclusion' && hold.until === undefined
  return (
    <Section title={t`Pauses and self-exclusion`}>
      <div className="grid gap-4 pb-6 *:min-w-0">
        <OfflineAge of={[{ resource: 'breaks', memberId }]} />
        {hold === undefined ? null : <HoldNotice hold={hold} isBare />}
        {hold?.kind === 'ended' ? <Return memberId={memberId} /> : null}
        {isForGood ? null : (
          <div className="grid gap-4 rounded-wide bg-surface p-5 shadow-mid">
            <p className="text-small text-soft">
              {isOwn
                ? t`You can make it longer at any time, never shorter.`
                : t`A pause closes play for some days or weeks. An exclusion closes it for months, years or for good.`}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => setAsked('pause')}>{t`Take a pause`}</Button>
              <Button onClick={() => setAsked('exclusion')}>{t`Exclude myself`}</Button>
            </div>
          </div>
        )}
        <p className="text-faint text-small">
          {t`To exclude yourself from every licensed house in Brazil at once:`}{' '}
          <a
            href="https://www.gov.br/autoexclusaoapostas"
            rel="noopener noreferrer"
            target="_blank"
            className="text-sky-text underline"
          >
            gov.br/autoexclusaoapostas
          </a>
        </p>
      </div>
      {asked === undefined ? null : <BreakSheet kind={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  )
}

function Return({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { send, isSending, failure } = useMoneyForm(returnCall, memberId)
  return (
    <FormEnd failure={failure}>
      <div className="grid gap-3 rounded-wide bg-surface p-5 shadow-mid">
        <p className="text-small text-soft">{t`Play opens a day after you ask, and your limits hold as before.`}</p>
        <Button busy={isSending} onClick={() => void send({})}>{t`Ask to return`}</Button>
      </div>
    </FormEnd>
  )
}
