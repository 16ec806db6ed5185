import { useLingui } from '@lingui/react/macro'
import type { Offer } from '../../../contract/promotions/promotions.ts'
import { useServerNow } from '../../common/use-server-now.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Countdown } from '../../ui/text/countdown.tsx'

const dayMs = 86_400_000

/** When it can be claimed, or until when: a countdown on the last day, a date before. */
export function OfferTimes({ offer }: { offer: Pick<Offer, 'available_at' | 'expires_at'> }) {
  const { t } = useLingui()
  if (offer.available_at !== null)
    return <Until at={Date.parse(offer.available_at)} label={t`Again in`} day={t`Again on`} />
  if (offer.expires_at !== null)
    return <Until at={Date.parse(offer.expires_at)} label={t`Ends in`} day={t`Ends on`} />
  return null
}

function Until({ at, label, day }: { at: number; label: string; day: string }) {
  const language = useLanguage()
  const now = useServerNow(1000)
  if (at - now < dayMs) return <Countdown label={label} until={at} now={now} />
  return (
    <p className="text-small text-soft">
      {day}{' '}
      <span className="figures font-bold font-display text-text">{formatDate(at, 'moment', language)}</span>
    </p>
  )
}
