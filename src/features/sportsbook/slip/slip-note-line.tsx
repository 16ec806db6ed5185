import { useLingui } from '@lingui/react/macro'
import { MoneyNoteLine } from '../../../common/play/money-note-line.tsx'
import { formatMoney } from '../../../i18n/format-money.ts'
import type { SlipNote } from './use-slip.ts'

type SlipNoteLineProps = { note: SlipNote | undefined; isLost: boolean; hasLegs: boolean }

/** What became of the slip, or what keeps it from being placed; the same words reach who does not see it. */
export function SlipNoteLine({ note, isLost, hasLegs }: SlipNoteLineProps) {
  return (
    <div role="status" aria-live="polite" className="text-center text-small empty:hidden">
      <NoteText note={note} isLost={isLost} hasLegs={hasLegs} />
    </div>
  )
}

function NoteText({ note, isLost, hasLegs }: SlipNoteLineProps) {
  const { t } = useLingui()
  if ((isLost && hasLegs && note === undefined) || note?.kind === 'offline')
    return (
      <p className="text-sun-text">{t`No connection. Your slip stays on this device; nothing was sent.`}</p>
    )
  if (note === undefined) return null
  if (note.kind === 'elsewhere')
    return (
      <p className="text-sky-text">{t`This slip was taken or cleared in another tab. Nothing was sent.`}</p>
    )
  if (note.kind !== 'placed') return <MoneyNoteLine note={note} />
  const amount = formatMoney(note.slip.potential)
  return <p className="text-leaf-text">{t`Your slip is taken. It could return ${amount}.`}</p>
}
