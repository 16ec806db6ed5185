import { useLingui } from '@lingui/react/macro'

type KeyListProps = { keys: readonly { readonly keys: string; readonly text: string }[] }

/** The keys of a game, for who plays with a keyboard. They act while the focus is inside the game. */
export function KeyList({ keys }: KeyListProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      <h3 className="text-body">{t`With the keyboard`}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 text-small">
        {keys.map(({ keys: names, text }) => (
          <div key={names} className="contents">
            <dt className="figures rounded-edge bg-raised px-2 py-0.5 text-center font-bold">{names}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
