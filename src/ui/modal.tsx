import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useBackCloses } from './use-back-closes.ts'

export type ModalProps = {
  open: boolean
  /** Escape, Back, the close button, a press beside it. The owner of `open` decides. */
  onClose: () => void
  /** False while something must be answered: only its own buttons close it then. */
  dismissible?: boolean
  children: ReactNode
}

type ModalFrameProps = ModalProps & { kind: 'dialog' | 'sheet'; labelledBy: string }

/** What dialog and sheet share: the browser's own modal, which traps focus, makes the page inert and gives focus back. */
export function Modal({ open, onClose, dismissible = true, kind, labelledBy, children }: ModalFrameProps) {
  const element = useRef<HTMLDialogElement>(null)
  useBackCloses(open && dismissible, onClose)
  const dismiss = useEffectEvent((event: Event) => {
    if (event.target !== element.current) return
    if (event.type === 'cancel') event.preventDefault()
    if (dismissible) onClose()
  })
  useEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    const onDismiss = (event: Event) => dismiss(event)
    // Escape (and Android's Back) arrives as `cancel`; a press on the backdrop as a press on the dialog itself, whose box
    // its content fills. `pointerdown`, because a selection dragged out of a field also ends in a click beside it.
    dialog.addEventListener('cancel', onDismiss)
    dialog.addEventListener('pointerdown', onDismiss)
    dialog.showModal()
    return () => {
      dialog.removeEventListener('cancel', onDismiss)
      dialog.removeEventListener('pointerdown', onDismiss)
      dialog.close()
    }
  }, [open])
  if (!open) return null
  return (
    <dialog ref={element} aria-labelledby={labelledBy} className={`modal modal-${kind}`}>
      {children}
    </dialog>
  )
}
