import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { followLink } from '../../ui/lists/follow-link.ts'

type PillLinkProps = {
  href: string
  icon?: string
  /** `well`: a field to write into lies behind it. */
  look?: 'raised' | 'well'
  children: ReactNode
}

const looks = {
  raised: 'bg-raised text-text hover:bg-pressed',
  well: 'bg-well text-soft ring-1 ring-control-line ring-inset',
}

/** A way to a list of games: a category, a provider, the search. */
export function PillLink({ href, icon, look = 'raised', children }: PillLinkProps) {
  const router = useRouter()
  return (
    <a
      href={href}
      onClick={followLink(() => void router.navigate({ href }))}
      className={`settle figures inline-flex min-h-11 flex-none items-center gap-2 whitespace-nowrap rounded-full ps-3.5 pe-4 font-firm text-small press-97 ${looks[look]}`}
    >
      {icon ? <Icon shape={icon} size={20} className="text-leaf-text" /> : null}
      {children}
    </a>
  )
}
