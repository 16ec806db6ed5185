import { type ReactNode, useId } from 'react'
import { Modal, type ModalProps } from './modal.tsx'
import { ModalHead } from './modal-head.tsx'

type DialogProps = ModalProps & {
  title: string
  /** Buttons that stay in view while the content scrolls. */
  footer?: ReactNode
}

/** A question or a short form over whatever was open. Back, Escape and a press beside it close it. */
export function Dialog({ title, footer, children, ...modal }: DialogProps) {
  const titleId = useId()
  const dismissible = modal.dismissible ?? true
  return (
    <Modal {...modal} kind="dialog" labelledBy={titleId}>
      <div aria-hidden="true" className="wing h-1 flex-none" />
      <ModalHead id={titleId} title={title} onClose={dismissible ? modal.onClose : undefined} />
      {/* A field that is brought into view brings its label along. */}
      <div className="relative min-h-0 flex-auto scroll-pt-9 overflow-y-auto overscroll-contain px-5 pt-2 pb-5">
        {children}
      </div>
      {footer ? <footer className="flex flex-none flex-wrap gap-3 px-5 pb-5">{footer}</footer> : null}
    </Modal>
  )
}
