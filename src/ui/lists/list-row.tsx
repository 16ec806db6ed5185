import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { chevronRightIcon } from '../icons/shell-icons.ts'
import { keepAmounts } from '../text/keep-amounts.tsx'
import { followLink } from './follow-link.ts'

type ListRowProps = {
  icon?: string
  title: ReactNode
  detail?: ReactNode
  /** At the end: an amount, a badge, a switch. */
  end?: ReactNode
  endDetail?: ReactNode
  /** A row that leads somewhere. */
  href?: string
  onFollow?: () => void
  /** A row that does something here; `href` wins. */
  onPress?: () => void
}

const rowClass = 'settle flex w-full min-h-16 items-center gap-3 px-4 py-2.5 text-start'
const pressableClass = `${rowClass} hover:bg-raised focus-visible:-outline-offset-3`

export function ListRow({ href, onFollow, onPress, ...words }: ListRowProps) {
  if (href) {
    return (
      <li>
        <a href={href} onClick={followLink(onFollow)} className={pressableClass}>
          <RowContent {...words} leads />
        </a>
      </li>
    )
  }
  if (onPress) {
    return (
      <li>
        <button type="button" onClick={onPress} className={pressableClass}>
          <RowContent {...words} leads />
        </button>
      </li>
    )
  }
  return (
    <li className={rowClass}>
      <RowContent {...words} leads={false} />
    </li>
  )
}

type RowContentProps = Omit<ListRowProps, 'href' | 'onFollow' | 'onPress'> & { leads: boolean }

function RowContent({ icon, title, detail, end, endDetail, leads }: RowContentProps) {
  return (
    <>
      {icon ? (
        <span className="feather-small grid size-10 flex-none place-items-center bg-raised text-soft">
          <Icon shape={icon} size={20} />
        </span>
      ) : null}
      {/* On the narrowest screens what stands at the end goes below the title, whole, before a word of the title is broken; it grows there alone, and stays at the end. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 flex-[999_1_min-content]">
          <span className="line-clamp-5 min-w-22 font-firm">{keepAmounts(title)}</span>
          {detail ? <span className="block text-faint text-small">{keepAmounts(detail)}</span> : null}
        </span>
        {end || endDetail ? (
          <span className="grow text-end">
            <span className="block">{keepAmounts(end)}</span>
            {endDetail ? <span className="block text-faint text-small">{keepAmounts(endDetail)}</span> : null}
          </span>
        ) : null}
      </span>
      {leads ? <Icon shape={chevronRightIcon} size={20} className="flex-none text-faint" /> : null}
    </>
  )
}
