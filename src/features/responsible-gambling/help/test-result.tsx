import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useUserPresence } from '../../../common/member/use-user-presence.ts'
import { useRealMember } from '../../../common/use-real-member.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { type PgsiAnswer, pgsiBand, pgsiMost, pgsiScore } from './pgsi.ts'
import { usePgsiWords } from './use-pgsi-words.ts'

type TestResultProps = { answers: readonly PgsiAnswer[]; onAgain: () => void }

/** What the answers come to, in plain words, and what can be done about it from here. */
export function TestResult({ answers, onAgain }: TestResultProps) {
  const { t } = useLingui()
  const isMember = useRealMember() !== undefined
  const isUnknown = useUserPresence().status === 'missing'
  const words = usePgsiWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const score = pgsiScore(answers)
  const band = pgsiBand(score)
  const { title, text } = words.results[band]
  const needsHelp = band === 'moderate' || band === 'high'
  const ways = [
    ...(needsHelp ? [{ hash: 'help', label: t`Find help` }] : []),
    ...(isMember || isUnknown ? [{ hash: 'breaks', label: t`Take a pause` }] : []),
    ...(isMember ? [{ hash: 'limits', label: t`Set a limit` }] : []),
    ...(needsHelp ? [] : [{ hash: 'help', label: t`Find help` }]),
  ]
  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lead outline-none">
        {title}
      </h3>
      <p className="figures text-faint text-small">{t`${score} of ${pgsiMost} points`}</p>
      <p className="text-soft">{text}</p>
      <div className="flex flex-wrap gap-2">
        {ways.map(({ hash, label }, index) => (
          <Link
            key={hash}
            to="/responsible-gaming"
            hash={hash}
            className={buttonClass({ tone: index === 0 ? 'main' : 'plain', size: 'small' })}
          >
            {label}
          </Link>
        ))}
        <Button size="small" tone="quiet" onClick={onAgain}>{t`Clear the answers`}</Button>
      </div>
    </div>
  )
}
