import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { moonIcon, shieldCheckIcon } from '../../../ui/icons/account-icons.ts'
import { closesAll, type Hold } from './hold.ts'

/** In place of what is closed: until when, calmly, and what works all the same. */
export function HoldNotice({ hold, isBare = false }: { hold: Hold; isBare?: boolean }) {
  return (
    <section role="status" className="grid gap-4 rounded-wide bg-surface p-5 shadow-mid">
      <div className="flex items-start gap-3">
        <span className="feather grid size-11 flex-none place-items-center bg-sky-wash text-sky-text">
          <Icon shape={closesAll(hold) ? moonIcon : shieldCheckIcon} size={24} />
        </span>
        <HoldWords hold={hold} />
      </div>
      <WaysOn hold={hold} isBare={isBare} />
    </section>
  )
}

/** Beside the member's breaks nothing leads there again; what opens play leads on from everywhere. */
function WaysOn({ hold, isBare }: { hold: Hold; isBare: boolean }) {
  const { t } = useLingui()
  const needsProof = hold.kind === 'identity_required'
  const needsCode = hold.kind === 'registration_pending'
  if (isBare && !needsProof && !needsCode) return null
  return (
    <div className="flex flex-wrap gap-2">
      {needsCode ? (
        <Link
          to="/security-center/confirm"
          className={buttonClass({ size: 'small', tone: 'main' })}
        >{t`Enter the code`}</Link>
      ) : null}
      {needsProof ? (
        <Link
          to="/security-center/identity"
          className={buttonClass({ size: 'small', tone: 'main' })}
        >{t`Prove it now`}</Link>
      ) : null}
      {isBare ? null : (
        <>
          <Link to="/withdraw" className={buttonClass({ size: 'small' })}>{t`Withdraw`}</Link>
          <Link
            to="/order-center"
            className={buttonClass({ size: 'small', tone: 'quiet' })}
          >{t`Records`}</Link>
          {closesAll(hold) ? (
            <Link to="/responsible-gaming" className={buttonClass({ size: 'small', tone: 'quiet' })}>
              {t`My breaks and help`}
            </Link>
          ) : null}
        </>
      )}
    </div>
  )
}

function HoldWords({ hold: { kind, until, isWaiting } }: { hold: Hold }) {
  const { t } = useLingui()
  const language = useLanguage()
  const end = until === undefined ? '' : formatDate(until, 'moment', language)
  const titles = {
    pause: until === undefined ? t`You are on a pause` : t`You are on a pause until ${end}`,
    exclusion:
      until === undefined ? t`You excluded yourself from play` : t`You excluded yourself until ${end}`,
    ended: t`Your exclusion ended on ${end}`,
    registry_impeded: t`The law closes play to you`,
    registration_pending: t`Confirm your registration`,
    registry_pending: t`We are waiting for a check`,
    identity_required: t`Prove your age and identity`,
  }
  const closedText = t`Games, deposits and promotions are closed. A round that is open can be finished, and your money is yours: you can withdraw all of it.`
  const textOf: Partial<Record<Hold['kind'], string>> = {
    ended: t`Play stays closed until you ask to return.`,
    registry_impeded: t`Withdraw your whole balance until ${end}: after that we send it back to your own account. Your notifications say why.`,
    registration_pending: t`Games for money and deposits open as soon as you enter the code that we sent you.`,
    registry_pending: t`Games for money and deposits open by themselves as soon as the answer that the law asks for is there.`,
    identity_required: t`Games for money and deposits open as soon as your documents are checked. It takes a few minutes.`,
  }
  return (
    <div className="grid min-w-0 gap-1">
      <h2 className="figures text-lead">{titles[kind]}</h2>
      {isWaiting ? (
        <p className="font-firm text-small text-sun-text">
          {t`It holds on this device already and is sent first as soon as you are online.`}
        </p>
      ) : null}
      <p className="text-small text-soft">{textOf[kind] ?? closedText}</p>
    </div>
  )
}
