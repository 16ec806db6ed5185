import { type ReactNode, useId } from 'react'
import { usePullDown } from '../lists/use-pull-down.ts'
import { Modal, type ModalProps } from './modal.tsx'
import { ModalHead } from './modal-head.tsx'

type SheetProps = ModalProps & {
  title: string
  footer?: ReactNode
}

/** Rises from below, under the thumb, which pulls it down again: deposit, withdrawal, filters. Centred from 600 px up. */
export function Sheet({ title, footer, children, ...modal }: SheetProps) {
  const titleId = useId()
  const onClose = (modal.dismissible ?? true) ? modal.onClose : undefined
  const pull = usePullDown(modal.isAsking ? undefined : onClose)
  return (
    <Modal {...modal} kind="sheet" labelledBy={titleId}>
      <div className="flex-none touch-none wide:touch-auto" {...pull}>
        {/* Promises the pull: its room stays while there is none. */}
        <div
          aria-hidden="true"
          className={`mx-auto mt-2 h-1 w-10 rounded-full bg-control-line wide:hidden ${onClose ? '' : 'invisible'}`}
        />
        <ModalHead id={titleId} title={title} onClose={onClose} />
      </div>
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
