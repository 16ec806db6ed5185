import { Icon } from '../icon.tsx'
import { alertIcon } from '../icons/shell-icons.ts'
import { keepAmounts } from '../text/keep-amounts.tsx'

type FormErrorsProps = {
  /** What was refused as a whole: the sentence of the server or of the network. */
  message: string | undefined
  /** What was not lost, or what to do now. */
  hint?: string | undefined
}

/** Always rendered, so that a screen reader already listens when a message arrives. */
export function FormErrors({ message, hint }: FormErrorsProps) {
  return (
    <div role="alert">
      {message ? (
        <div className="flex scroll-mb-3 items-start gap-3 rounded-corner bg-scarlet-wash p-3 text-small text-text">
          <Icon shape={alertIcon} size={20} className="text-scarlet-text" />
          <div>
            <p className="font-firm">{keepAmounts(message)}</p>
            {hint ? <p className="text-soft">{keepAmounts(hint)}</p> : null}
          </div>
        </div>
      ) : null}
    </div>
  )
}
