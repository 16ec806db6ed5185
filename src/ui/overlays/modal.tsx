import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NewsRegion } from '../states/news-region.tsx'
import { holdPage } from './hold-page.ts'
import { useBackCloses } from './use-back-closes.ts'

export type ModalProps = {
  open: boolean
  /** Escape, Back, the close button, a press beside it. The owner of `open` decides. */
  onClose: () => void
  /** False while something must be answered: only its own buttons close it then. */
  dismissible?: boolean
  /** True while a question about the closing stands over it: Escape and Back belong to that one. */
  isAsking?: boolean
  children: ReactNode
}

type ModalFrameProps = ModalProps & { kind: 'dialog' | 'sheet'; labelledBy: string }

/** What dialog and sheet share: the browser's own modal, which traps focus, makes the page inert and gives focus back. */
export function Modal({ open, ...frame }: ModalFrameProps) {
  return open ? <OpenModal {...frame} /> : null
}

function OpenModal({
  onClose,
  dismissible = true,
  isAsking = false,
  kind,
  labelledBy,
  children,
}: Omit<ModalFrameProps, 'open'>) {
  const element = useRef<HTMLDialogElement>(null)
  const closes = dismissible && !isAsking
  useBackCloses(closes, onClose)
  const dismiss = useEffectEvent((event: Event) => {
    const dialog = element.current
    if (!dialog || event.target !== dialog) return
    // A late event of a closing that is over: React's double effects in development open it again at once.
    if (event.type === 'close' && dialog.open) return
    if (event.type === 'cancel') event.preventDefault()
    // Browsers close on a second Escape even where the first was refused; only the owner closes it.
    if (event.type === 'close') dialog.showModal()
    if (closes) onClose()
  })
  // A layout effect is undone while the dialog still stands in the document; only then does closing give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    const onDismiss = (event: Event) => dismiss(event)
    for (const type of dismissals) dialog.addEventListener(type, onDismiss)
    dialog.showModal()
    focusFirst(dialog)
    const letGo = holdPage()
    return () => {
      letGo()
      for (const type of dismissals) dialog.removeEventListener(type, onDismiss)
      dialog.close()
    }
  }, [])
  return (
    <dialog ref={element} tabIndex={-1} aria-labelledby={labelledBy} className={`modal modal-${kind}`}>
      {children}
      <NewsRegion />
    </dialog>
  )
}

/**
 * Escape (and Android's Back) arrives as `cancel`; a press on the backdrop as a press on the dialog itself, whose box its
 * content fills. `pointerdown`, because a selection dragged out of a field also ends in a click beside it.
 */
const dismissals = ['cancel', 'close', 'pointerdown'] as const

/**
 * The browser would choose the first button, the cross, and ring it although no key was pressed. The dialog itself is where reading
 * begins; or the field that its content marks with `data-first-focus`, unless a keyboard on the screen would cover what just opened.
 */
function focusFirst(dialog: HTMLDialogElement) {
  const field = matchMedia('(pointer: fine)').matches
    ? dialog.querySelector<HTMLElement>('[data-first-focus]')
    : null
  const first = field ?? dialog
  first.focus()
}
