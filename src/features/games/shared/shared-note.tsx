import type { ReactNode } from 'react'
import { MoneyNoteLine } from '../../../common/play/money-note-line.tsx'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { Icon } from '../../../ui/icon.tsx'
import { wifiOffIcon } from '../../../ui/icons/shell-icons.ts'

type SharedNoteProps = {
  table: Pick<SharedTable, 'note' | 'isLost'>
  /** What holds while nobody is connected. */
  promise: string
  /** How the round stands, in words. */
  children: ReactNode
}

/** Says how the round stands, or what keeps the member from it. The same words reach who does not see the game. */
export function SharedNote({ table: { note, isLost }, promise, children }: SharedNoteProps) {
  return (
    <div role="status" aria-live="polite" className="grid min-h-11 place-items-center px-3 py-1 text-center">
      {note?.kind !== 'unknown' && (isLost || note?.kind === 'offline') ? (
        <p className="flex items-center gap-2 text-sun-text text-tiny wide:text-small">
          <Icon shape={wifiOffIcon} size={20} />
          {promise}
        </p>
      ) : note ? (
        <MoneyNoteLine note={note} />
      ) : (
        <p className="text-small text-soft">{children}</p>
      )}
    </div>
  )
}
