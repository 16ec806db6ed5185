import { Icon } from './icon.tsx'
import { chevronDownIcon } from './icons/shell-icons.ts'

/** At the end of a `<summary className="flex list-none justify-between …">` in `<details className="group …">`: turns when it opens. */
export function FoldSign() {
  return (
    <Icon shape={chevronDownIcon} size={20} className="settle flex-none text-faint group-open:rotate-180" />
  )
}
