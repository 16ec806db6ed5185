import { useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { followLink } from '../../ui/lists/follow-link.ts'

/** The rooms of the agency centre, one tap apart. */
export function AgencyNav() {
  const { t } = useLingui()
  const router = useRouter()
  const here = useRouterState({ select: state => state.location.pathname })
  const list = useRef<HTMLElement>(null)
  // Each room has a row of its own: the one it stands in comes into view, however narrow the screen.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current=page]')
    current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [])
  const rooms = [
    { to: '/agency-center/invite', label: t`Invite` },
    { to: '/agency-center/agent', label: t`Overview` },
    { to: '/agency-center/invitation-record', label: t`Invited` },
    { to: '/agency-center/reward', label: t`Rewards` },
    { to: '/agency-center/agency-mechanism', label: t`Tables` },
    { to: '/agency-center/register-subordinates', label: t`Register a friend` },
    { to: '/agency-center/faq', label: t`Questions` },
  ]
  return (
    <nav
      ref={list}
      aria-label={t`Agency centre`}
      className="snap-row -mx-(--gutter) gap-2 px-(--gutter) pb-4 wide:mx-0 wide:flex-wrap wide:px-0"
    >
      {rooms.map(({ to, label }) => (
        <a
          key={to}
          href={to}
          aria-current={here === to ? 'page' : undefined}
          onClick={followLink(() => void router.navigate({ to }))}
          className="settle inline-flex min-h-11 flex-none items-center whitespace-nowrap rounded-full bg-raised px-4 font-firm text-small hover:bg-pressed aria-[current]:bg-text aria-[current]:text-ground"
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
