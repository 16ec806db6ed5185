import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { chevronRightIcon } from './icons/shell-icons.ts'
import { followLink } from './lists/follow-link.ts'

type SectionProps = {
  title: string
  /** "See all": where the whole lies. */
  more?: { label: string; href: string; onFollow?: () => void }
  /** Below the first screen: styled, laid out and painted when it comes near. */
  isFar?: boolean
  children: ReactNode
}

export function Section({ title, more, isFar = false, children }: SectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={`grid gap-3 pt-6 *:min-w-0 ${isFar ? 'far' : ''}`}>
      <div className="flex min-h-11 flex-wrap items-center gap-2.5">
        <span aria-hidden="true" className="wing h-5 w-2.5 flex-none -skew-x-12 rounded-edge" />
        <h2 id={titleId} className="min-w-0 flex-[1_1_min-content] text-lead">
          {title}
        </h2>
        {more ? (
          <a
            href={more.href}
            onClick={followLink(more.onFollow)}
            aria-label={`${more.label}: ${title}`}
            className="target flex items-center justify-end gap-0.5 font-firm text-sky-text text-small"
          >
            {more.label}
            <Icon shape={chevronRightIcon} size={16} />
          </a>
        ) : null}
      </div>
      {children}
    </section>
  )
}
