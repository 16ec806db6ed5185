import { type ReactNode, useId } from 'react'
import { Modal, type ModalProps } from './modal.tsx'
import { ModalHead } from './modal-head.tsx'

type SheetProps = ModalProps & {
  title: string
  footer?: ReactNode
}

/** Rises from below, under the thumb: deposit, withdrawal, filters. Centred from 600 px up. */
export function Sheet({ title, footer, children, ...modal }: SheetProps) {
  const titleId = useId()
  const dismissible = modal.dismissible ?? true
  return (
    <Modal {...modal} kind="sheet" labelledBy={titleId}>
      <div
        aria-hidden="true"
        className="mx-auto mt-2 h-1 w-10 flex-none rounded-full bg-control-line wide:hidden"
      />
      <ModalHead id={titleId} title={title} onClose={dismissible ? modal.onClose : undefined} />
      {/* A field that is brought into view brings its label along. */}
      <div className="relative min-h-0 flex-auto scroll-pt-9 overflow-y-auto overscroll-contain px-5 pt-2 pb-5">
        {children}
      </div>
      {footer ? (
        <footer data-form-foot className="flex flex-none gap-3 px-5 pt-3 pb-5 shadow-high">
          {footer}
        </footer>
      ) : null}
    </Modal>
  )
}
