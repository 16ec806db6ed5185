import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useUserPresence } from '../../../common/member/use-user-presence.ts'
import { useRealMember } from '../../../common/use-real-member.ts'

/** The parts of a long page, one tap away. */
export function PageWays() {
  const { t } = useLingui()
  const isMember = useRealMember() !== undefined
  const isUnknown = useUserPresence().status === 'missing'
  const ways = [
    ...(isMember ? [{ hash: 'limits', label: t`My limits` }] : []),
    ...(isMember || isUnknown ? [{ hash: 'breaks', label: t`Pauses` }] : []),
    ...(isMember ? [{ hash: 'overview', label: t`My time and money` }] : []),
    { hash: 'self-test', label: t`Self-test` },
    { hash: 'help', label: t`Help` },
    { hash: 'complaints', label: t`Complaints` },
  ]
  return (
    <nav aria-label={t`On this page`} className="flex flex-wrap gap-2 pt-2">
      {ways.map(({ hash, label }) => (
        <Link
          key={hash}
          to="/responsible-gaming"
          hash={hash}
          activeOptions={{ includeHash: true }}
          className="settle inline-flex min-h-11 items-center rounded-full bg-raised px-4 font-firm text-small hover:bg-pressed"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
