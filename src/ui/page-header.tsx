import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { backIcon } from './icons/shell-icons.ts'
import { followLink } from './lists/follow-link.ts'
import { PageTitle } from './page-title.tsx'

type PageHeaderProps = {
  title: string
  /** Where Back leads when there is no history to go back in. */
  backHref?: string
  onBack?: () => void
  /** Under the title: an age label, a count. */
  detail?: ReactNode
  /** Icon buttons at the end. */
  actions?: ReactNode
}

/** The in-app way back: a phone with no back button has none other. */
export function PageHeader({ title, backHref, onBack, detail, actions }: PageHeaderProps) {
  const { t } = useLingui()
  return (
    <header className="flex min-h-16 items-center gap-2 py-2">
      {backHref ? (
        <a
          href={backHref}
          onClick={followLink(onBack)}
          aria-label={t`Back`}
          className="settle target -ms-2 grid place-items-center rounded-full hover:bg-pressed press-92"
        >
          <Icon shape={backIcon} />
        </a>
      ) : null}
      <div className="min-w-0 flex-1">
        <PageTitle title={title} className="line-clamp-2 text-title" />
        {detail ? <div className="text-faint text-tiny">{detail}</div> : null}
      </div>
      {actions ? <div className="flex flex-none items-center">{actions}</div> : null}
    </header>
  )
}
