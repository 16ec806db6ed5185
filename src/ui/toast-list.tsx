import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { alertIcon, checkIcon, closeIcon, infoIcon } from './icons/shell-icons.ts'

export type Toast = {
  id: string
  tone: 'leaf' | 'scarlet' | 'sky'
  text: string
  action?: { label: string; onPress: () => void } | undefined
}

type ToastListProps = { toasts: readonly Toast[]; onDismiss: (id: string) => void }

const looks = {
  leaf: { shape: checkIcon, colour: 'text-leaf-text' },
  scarlet: { shape: alertIcon, colour: 'text-scarlet-text' },
  sky: { shape: infoIcon, colour: 'text-sky-text' },
}

/**
 * Short news above the bottom bar, in the middle of the page beside a rail; under the top bar where a long form has its button
 * below (`FormFoot`, a sheet's foot, `CaseFoot`). How long one stays is its owner's affair. A popover, so that it lies above open dialogs.
 */
export function ToastList({ toasts, onDismiss }: ToastListProps) {
  const element = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    const popover = element.current
    if (!newest || !popover || !('showPopover' in popover)) return
    // Shown anew for each toast: the top layer is a stack, and a dialog may have opened meanwhile.
    popover.showPopover()
    return () => popover.hidePopover()
  }, [newest])
  return (
    <div
      ref={element}
      popover="manual"
      role="status"
      className="inset-x-0 top-auto bottom-[calc(var(--bar-height)+var(--safe-bottom)+0.5rem)] m-auto w-full max-w-column space-y-2 border-0 bg-transparent px-4 text-text in-[:root:has([data-form-foot])]:top-[calc(var(--top-height)+var(--safe-top)+0.5rem)] in-[:root:has([data-form-foot])]:bottom-auto rail:left-(--rail-width) rail:bottom-6 rail:in-[:root:has([data-form-foot])]:bottom-auto"
    >
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
    </div>
  )
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { t } = useLingui()
  const { shape, colour } = looks[toast.tone]
  return (
    <div className="flex min-h-14 animate-[modal-in_var(--motion-slow)_var(--ease-settle)] items-center gap-3 rounded-corner bg-raised ps-4 pe-1 shadow-high">
      <Icon shape={shape} size={20} className={colour} />
      {/* A text that leaves no room beside it has the action below it: never a column of single words. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1 py-1.5">
        <p className="flex-auto py-1.5 font-firm text-small">{toast.text}</p>
        {toast.action ? (
          <button
            type="button"
            onClick={toast.action.onPress}
            className="target -ms-2 px-2 text-start font-bold font-display text-sky-text text-small"
          >
            {toast.action.label}
          </button>
        ) : null}
      </div>
      <IconButton shape={closeIcon} label={t`Dismiss`} onClick={onDismiss} />
    </div>
  )
}
