import './result-board.css'
import { useLingui } from '@lingui/react/macro'

export type BoardItem = {
  id: string
  /** One or two letters or digits. */
  text: string
  /** The same for who hears it. */
  label: string
  className: string
}

/** How the last rounds of the table ended, newest first. They say nothing about the next one. */
export function ResultBoard({ items }: { items: readonly BoardItem[] }) {
  const { t } = useLingui()
  return (
    <ol className="result-board" aria-label={t`Last outcomes, newest first`}>
      {items.map(({ id, text, label, className }) => (
        <li key={id} className={`figures result-board-item ${className}`}>
          <span aria-hidden="true">{text}</span>
          <span className="sr-only">{label}</span>
        </li>
      ))}
    </ol>
  )
}
