import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { alertIcon, checkIcon, closeIcon, infoIcon } from '../icons/shell-icons.ts'
import { spokenAloud, useRegionInModal } from '../states/news-region.tsx'
import { keepAmounts } from '../text/keep-amounts.tsx'

export type Toast = {
  id: string
  tone: 'leaf' | 'scarlet' | 'sky'
  text: string
  /** Of a text that is not in the language of the page (BCP 47). */
  lang?: string | undefined
  action?: { label: string; onPress: () => void } | undefined
}

type ToastListProps = { toasts: readonly Toast[]; onDismiss: (id: string) => void }

const looks = {
  leaf: { shape: checkIcon, colour: 'text-leaf-text' },
  scarlet: { shape: alertIcon, colour: 'text-scarlet-text' },
  sky: { shape: infoIcon, colour: 'text-sky-text' },
}

/** Long enough for a screen reader to have heard of it. */
const shownMs = 1_000

/**
 * Short news above the bottom bar, in the middle of the page beside a rail; under the top bar where a long form has its button
 * below (`FormFoot`, a sheet's foot, `CaseFoot`). How long one stays is its owner's affair. It moves into the modal that is open, and out of one that closes.
 */
export function ToastList({ toasts, onDismiss }: ToastListProps) {
  const [own, setOwn] = useState<HTMLElement | null>(null)
  const region = useRegionInModal() ?? own
  const [received] = useState(() => new WeakSet<Toast>())
  const cards = toasts.map(toast => (
    <ToastCard key={toast.id} toast={toast} received={received} onDismiss={() => onDismiss(toast.id)} />
  ))
  return (
    <>
      <div ref={setOwn} {...spokenAloud} />
      {region && toasts.length > 0 ? createPortal(<TopLayer>{cards}</TopLayer>, region) : null}
    </>
  )
}

/** A popover, so that it lies above everything. */
function TopLayer({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const popover = element.current
    // A modal that closes takes it along, before it stands in the next region.
    if (popover?.isConnected && 'showPopover' in popover) popover.showPopover()
  }, [])
  return (
    <div
      ref={element}
      popover="manual"
      className="inset-x-0 top-auto bottom-[calc(var(--foot-height)+0.5rem)] m-auto w-full max-w-column space-y-2 border-0 bg-transparent px-4 text-text in-[:root:has([data-form-foot])]:top-[calc(var(--top-height)+var(--safe-top)+0.5rem)] in-[:root:has([data-form-foot])]:bottom-auto rail:left-(--rail-width) rail:bottom-[calc(var(--strip-height)+1.5rem)] rail:in-[:root:has([data-form-foot])]:bottom-auto"
    >
      {children}
    </div>
  )
}

type ToastCardProps = { toast: Toast; received: WeakSet<Toast>; onDismiss: () => void }

/** `heard`: toasts that were announced. They are silent when they are shown again, in another region. */
function ToastCard({ toast, received, onDismiss }: ToastCardProps) {
  const [isSilent] = useState(() => received.has(toast))
  useEffect(() => {
    const timer = setTimeout(() => received.add(toast), shownMs)
    return () => clearTimeout(timer)
  }, [toast, received])
  const { t } = useLingui()
  const { shape, colour } = looks[toast.tone]
  return (
    <div
      aria-live={isSilent ? 'off' : undefined}
      className="flex min-h-14 animate-[modal-in_var(--motion-slow)_var(--ease-settle)] items-center gap-3 rounded-corner bg-raised ps-4 pe-1 shadow-high"
    >
      <Icon shape={shape} size={20} className={colour} />
      {/* A text that leaves no room beside it has the action below it: never a column of single words. */}
      <div lang={toast.lang} className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1 py-1.5">
        <p className="flex-auto py-1.5 font-firm text-small">{keepAmounts(toast.text)}</p>
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
