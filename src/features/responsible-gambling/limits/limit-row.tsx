import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Limit } from '../../../../contract/responsible-gambling/limits.ts'
import { useLimitWords } from '../../../common/use-limit-words.ts'
import { useServerNow } from '../../../common/use-server-now.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/states/progress.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { limitNow } from './limit-now.ts'
import { LimitSheet } from './limit-sheet.tsx'
import { PendingLimit } from './pending-limit.tsx'
import type { KnownLimit } from './waiting-limits.ts'

/** One limit: how much of it is used, when it begins anew, what waits, and the way to change it. */
export function LimitRow({ memberId, limit }: { memberId: string; limit: KnownLimit }) {
  const { t } = useLingui()
  const now = useServerNow(30_000)
  const words = useLimitWords()
  const [isOpen, setIsOpen] = useState(false)
  const state = limitNow(limit, now)
  const kind = words.kinds[limit.kind]
  const period = words.periods[limit.period]
  const used = words.amount(limit.kind, state.used)
  const value = words.amount(limit.kind, limit.value)
  const isSet = limit.value !== null
  return (
    <div className="grid gap-2 border-hairline border-t py-4 last:pb-0">
      {isSet ? (
        <Progress
          label={period}
          value={Number(state.used)}
          max={Number(limit.value)}
          text={t`${used} of ${value}`}
          tone="sky"
        />
      ) : null}
      <div className="flex items-center justify-between gap-3">
        <div className="figures min-w-0 text-faint text-small">
          {isSet ? (
            <LeftOf limit={limit} now={now} />
          ) : (
            <>
              <p className="font-firm text-soft">{period}</p>
              <p>{keepAmounts(t`no limit; ${used} so far`)}</p>
            </>
          )}
        </div>
        <div className="flex-none">
          <Button
            size="small"
            tone={isSet ? 'quiet' : 'plain'}
            aria-label={isSet ? t`Change limit: ${kind}, ${period}` : t`Set a limit: ${kind}, ${period}`}
            onClick={() => setIsOpen(true)}
          >
            {isSet ? t`Change limit` : t`Set a limit`}
          </Button>
        </div>
      </div>
      {limit.isWaiting ? (
        <p className="font-firm text-small text-sun-text">
          {t`It waits for the network, and is sent before everything else.`}
        </p>
      ) : null}
      <Held until={limit.held_until} now={now} />
      {limit.pending ? <PendingLimit memberId={memberId} kind={limit.kind} pending={limit.pending} /> : null}
      {isOpen ? <LimitSheet memberId={memberId} limit={limit} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}

/** What the operator set is not raised before its time. */
function Held({ until, now }: { until: Limit['held_until']; now: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  const at = until == null ? 0 : Date.parse(until)
  if (at <= now) return null
  const end = formatDate(at, 'moment', language)
  return (
    <p className="text-small text-soft">{t`We set this limit for your protection. It can be raised from ${end}.`}</p>
  )
}

function LeftOf({ limit, now }: { limit: Limit; now: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useLimitWords()
  const { left: rest = 0n, resetsAt } = limitNow(limit, now)
  const left = words.amount(limit.kind, rest)
  const at = resetsAt === undefined ? undefined : formatDate(resetsAt, 'moment', language)
  return (
    <>
      <p>{keepAmounts(rest === 0n ? t`used up` : t`${left} left`)}</p>
      {at === undefined ? null : <p>{t`anew on ${at}`}</p>}
    </>
  )
}
