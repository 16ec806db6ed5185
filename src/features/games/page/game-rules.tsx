import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { byFolder } from './by-folder.ts'

/** Rules in words, on the device without the game itself. */
const rules = byFolder(
  import.meta.glob<readonly MessageDescriptor[]>('../*/*-rules.ts', { eager: true, import: 'rules' }),
)

export function GameRules({ engine }: { engine: string | null }) {
  const { t } = useLingui()
  const known = engine === null ? undefined : rules.get(engine)
  if (known === undefined) return null
  return (
    <div className="grid gap-2">
      <h2 className="text-lead">{t`How it is played`}</h2>
      <ul className="grid gap-1.5 text-small text-soft">
        {known.map(rule => (
          <li key={rule.id} className="ms-4 list-disc">
            {keepAmounts(t(rule))}
          </li>
        ))}
      </ul>
    </div>
  )
}
