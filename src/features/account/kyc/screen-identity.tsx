import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { MemberIdentity } from '../../../../contract/account/identity.ts'
import { Freshness } from '../../../common/freshness.tsx'
import { MemberOnly } from '../../../common/member-only.tsx'
import { NotHereYet } from '../../../common/not-here-yet.tsx'
import { useAnswer } from '../../../common/use-answer.ts'
import { useWayBack } from '../../../common/use-way-back.ts'
import { Icon } from '../../../ui/icon.tsx'
import { shieldCheckIcon } from '../../../ui/icons/account-icons.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Badge } from '../../../ui/states/badge.tsx'
import { IdentityAppeal } from './identity-appeal.tsx'
import { IdentityUpload } from './identity-upload.tsx'
import { useIdentityWords } from './use-identity-words.ts'

/** `/security-center/identity`: the proof of age and identity, its state and its reasons, and the way to give it. */
export function ScreenIdentity() {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Age and identity`} {...useWayBack('/security-center')} />
      <MemberOnly path="/security-center/identity" why={t`Log in to prove your age and identity`} realOnly>
        {memberId => <Identity memberId={memberId} />}
      </MemberOnly>
    </div>
  )
}

function Identity({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const kept = useAnswer('identity', { memberId })
  const identity = kept.answer
  useTopAtNews(identity?.state)
  if (identity === undefined) return <NotHereYet kept={kept} />
  const mayTry = identity.is_open && (identity.state === 'not_started' || identity.state === 'rejected')
  return (
    <div className="grid gap-4 *:min-w-0">
      <Freshness at={kept.at} text={t`You can read how far it is. Sending pictures needs the connection.`} />
      <Standing identity={identity} />
      {mayTry ? <IdentityUpload identity={identity} /> : null}
      {identity.may_appeal ? <IdentityAppeal /> : null}
      {!identity.is_open && identity.state === 'not_started' ? (
        <p className="text-small text-soft">{t`This house asks for no proof at the moment.`}</p>
      ) : null}
    </div>
  )
}

/** The buttons stand at the end of a long page, and what came of them at its beginning. */
function useTopAtNews(state: MemberIdentity['state'] | undefined) {
  const known = useRef(state)
  useEffect(() => {
    if (known.current !== undefined && known.current !== state) scrollTo({ top: 0, behavior: 'instant' })
    known.current = state
  }, [state])
}

function Standing({ identity: { state, reason, note, before } }: { identity: MemberIdentity }) {
  const { t } = useLingui()
  const { states, reasons } = useIdentityWords()
  const { word, tone } = states[state]
  const whys = {
    play: t`The law wants age and identity proved before anybody deposits or plays with money.`,
    withdrawal: t`The law wants age and identity proved before the first withdrawal.`,
    none: t`A proof protects your account: nobody else can take it over in your name.`,
  }
  const texts: Partial<Record<MemberIdentity['state'], string>> = {
    pending: t`It usually takes a minute. You may leave this page: we tell you.`,
    approved: t`Everything is open to you. There is nothing left to do.`,
    in_review: t`We tell you as soon as it is decided.`,
  }
  return (
    <section className="grid gap-3 rounded-wide bg-surface p-5 shadow-mid">
      <div className="flex items-start gap-3">
        <span className="feather grid size-11 flex-none place-items-center bg-sky-wash text-sky-text">
          <Icon shape={shieldCheckIcon} size={24} />
        </span>
        <div className="grid min-w-0 justify-items-start gap-1">
          <Badge tone={tone}>{word}</Badge>
          {reason === null ? null : <p className="font-firm">{reasons[reason]}</p>}
          <p className="text-small text-soft">{texts[state] ?? whys[before]}</p>
        </div>
      </div>
      {note === null ? null : <p className="break-words text-small">{note}</p>}
      {state === 'not_started' ? (
        <p className="text-faint text-small">
          {t`We compare the document with your face and with the CPF register. What you send is kept encrypted and shown to nobody but the people who check it.`}
        </p>
      ) : null}
    </section>
  )
}
