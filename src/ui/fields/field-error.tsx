import { Icon } from '../icon.tsx'
import { alertIcon } from '../icons/shell-icons.ts'
import { keepAmounts } from '../text/keep-amounts.tsx'

/** Why an entry was refused, under it: the same sign and words for every kind of field. `id` ties it to its input. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="flex scroll-mb-3 items-start gap-1.5 font-firm text-scarlet-text text-small">
      <Icon shape={alertIcon} size={16} className="mt-0.5 flex-none" />
      {keepAmounts(text)}
    </p>
  )
}
