import { useLingui } from '@lingui/react/macro'

/** What begins with the press of the button, before it is pressed. */
export function BreakMeaning({ kind }: { kind: 'pause' | 'exclusion' }) {
  const { t } = useLingui()
  const lines = [
    t`It begins at once, on all your devices: no games, not even with play money, no deposits, no promotions.`,
    t`A round that is open can be finished. Money that is still on its way to us goes back to you.`,
    t`You can sign in, see your records and withdraw your whole balance, whatever is still to be staked.`,
    kind === 'pause'
      ? t`It ends by itself. You can make it longer, never shorter.`
      : t`When it ends, play stays closed until you ask to return and a day has passed. For good means for good.`,
  ]
  return (
    <ul className="grid gap-2 rounded-corner bg-ground-deep px-4 py-3 text-small text-soft">
      {lines.map(line => (
        <li key={line} className="ms-4 list-disc">
          {line}
        </li>
      ))}
    </ul>
  )
}
