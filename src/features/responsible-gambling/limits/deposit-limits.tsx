import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { useLimitWords } from '../../../common/use-limit-words.ts'
import { useRefresh } from '../../../common/use-refresh.ts'
import { useServerNow } from '../../../common/use-server-now.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { siteConfig } from '../../../state/site-config.ts'
import { readAge } from '../../../sync/queue/read-overlaid.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { limitNow, tightestOf } from './limit-now.ts'
import { MissingLimits } from './missing-limits.tsx'
import { useLimits } from './use-limits.ts'
import type { KnownLimits } from './waiting-limits.ts'

/**
 * Above the form of a deposit: the limits that must be set first, in place of the form; the question before the first
 * deposit, where it may be skipped; else what is left.
 */
export function DepositLimits({ memberId, children }: { memberId: string; children: ReactNode }) {
  const { t } = useLingui()
  const { view } = useLimits(memberId)
  const question = useQuestion(memberId)
  const limits = view?.limits
  if (limits !== undefined && limits.missing.length > 0) {
    return (
      <div className="grid gap-4 pt-2">
        <MissingLimits missing={limits.missing} />
        <Link to="/responsible-gaming" className={buttonClass({ tone: 'main', size: 'large', wide: true })}>
          {t`Set my limits`}
        </Link>
      </div>
    )
  }
  // The form comes with what stands above it, which would move it under the finger a moment later.
  if (!question.isKnown) return null
  return (
    <>
      <AboveForm question={question} limits={limits?.limits} />
      {/* The form keeps its place, and what was typed into it, when the limits come. */}
      {children}
    </>
  )
}

/** The way to the limits, always; beside it what is left, once that is known. */
function AboveForm({
  question,
  limits,
}: {
  question: ReturnType<typeof useQuestion>
  limits: KnownLimits['limits'] | undefined
}) {
  const { t } = useLingui()
  const now = useServerNow(30_000)
  const words = useLimitWords()
  const tightest = limits && tightestOf(limits, 'deposit', now)
  // Before the limits are known, too: what came late above the form would move it under the finger.
  if (tightest === undefined && question.isAsked) {
    return <Question onSkip={question.skip} />
  }
  const leftOf = ({ limit }: NonNullable<typeof tightest>) => {
    const left = words.amount('deposit', limitNow(limit, now).left ?? 0n)
    const value = words.amount('deposit', limit.value)
    const period = words.periods[limit.period].toLocaleLowerCase()
    return t`${left} left of your limit of ${value} ${period}`
  }
  return (
    <p className="figures mb-2 flex items-center justify-between gap-3 text-small">
      <span className="min-w-0 text-soft">
        {tightest !== undefined
          ? leftOf(tightest)
          : limits === undefined
            ? t`What you pay in at most is yours to decide.`
            : t`You have set no limit on deposits.`}
      </span>
      <Link
        to="/responsible-gaming"
        className="target inline-grid flex-none items-center font-firm text-sky-text"
      >
        {t`My limits`}
      </Link>
    </p>
  )
}

/**
 * Asked until the first deposit has come, wherever the licence lets the member say no. Of somebody whose deposits were never on this
 * device nobody knows whether it is the first, before the server has answered.
 */
function useQuestion(memberId: string) {
  const { db } = useApp()
  const { limits } = useSnapshot(siteConfig).now
  const [isSkipped, setIsSkipped] = useState(false)
  const { hasFailed } = useRefresh('recharges')
  const first = useLiveQuery(
    () =>
      db.snapshot(['recharges', 'syncState'], async (): Promise<'no' | 'yes' | 'unknown'> => {
        const deposits = await rowsOf(db.recharges, memberId, '[memberId+created_at]').toArray()
        if (deposits.some(({ state }) => state === 'paid')) return 'no'
        return (await readAge(db, { resource: 'recharges', memberId })) === undefined ? 'unknown' : 'yes'
      }),
    [db, memberId],
  )
  return {
    isKnown: first !== undefined && (first !== 'unknown' || hasFailed),
    isAsked: !isSkipped && first === 'yes' && limits.prompted.includes('deposit'),
    skip: () => setIsSkipped(true),
  }
}

function Question({ onSkip }: { onSkip: () => void }) {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`A limit before the first deposit`}
      className="mb-3 grid gap-2 rounded-wide bg-surface px-5 py-3 shadow-mid wide:mb-4 wide:py-4"
    >
      <h2 className="text-lead">{t`How much may it be?`}</h2>
      <p className="text-small text-soft">
        {t`Decide before the first deposit what you pay in at most, by day, week or month. Lowering it later holds at once.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to="/responsible-gaming" className={buttonClass({ size: 'small' })}>{t`Set a limit`}</Link>
        <Button size="small" tone="quiet" onClick={onSkip}>{t`Without a limit`}</Button>
      </div>
    </section>
  )
}
