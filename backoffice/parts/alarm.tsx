import type { ReactNode } from 'react'
import { Icon } from '../../src/ui/icon.tsx'
import { alertIcon, clockIcon } from '../../src/ui/icons/shell-icons.ts'
import { keepAmounts } from '../../src/ui/text/keep-amounts.tsx'

/** Over a list: what is late there (said at once to screen readers), or soon will be. */
export function Alarm({ isLate, children }: { isLate: boolean; children: ReactNode }) {
  const tone = isLate ? 'bg-scarlet-wash text-scarlet-text' : 'bg-sun-wash text-sun-text'
  return (
    <div
      role={isLate ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-corner px-4 py-3 text-small ${tone}`}
    >
      <Icon shape={isLate ? alertIcon : clockIcon} size={20} className="mt-0.5 flex-none" />
      <p>{keepAmounts(children)}</p>
    </div>
  )
}
