import { useLingui } from '@lingui/react/macro'
import { useApp } from '../app/app-context.ts'
import type { ParkedWrite } from '../sync/queue/overlay.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { alertIcon, refreshIcon } from '../ui/icons/shell-icons.ts'
import { useParkWords } from './use-park-words.ts'

/** A change that was refused: why, and what the member wants to do about it. Shared by features. */
export function ParkedDecision({ parked }: { parked: Pick<ParkedWrite, 'seq' | 'reason'> }) {
  const { t } = useLingui()
  const { sync } = useApp()
  const why = useParkWords()(parked.reason)
  const isOver = parked.reason?.kind === 'unopenable'
  return (
    <div className="grid gap-3 rounded-corner bg-scarlet-wash p-3">
      <p className="flex items-start gap-2 text-small">
        <Icon shape={alertIcon} size={20} className="flex-none text-scarlet-text" />
        {why}
      </p>
      <div className="flex flex-wrap gap-2">
        {isOver ? null : (
          <Button size="small" icon={refreshIcon} onClick={() => void sync.tryAgain(parked.seq)}>
            {parked.reason?.kind === 'confirm-again' ? t`Yes, send it` : t`Try again`}
          </Button>
        )}
        <Button size="small" tone="danger" onClick={() => void sync.discard(parked.seq)}>{t`Discard`}</Button>
      </div>
    </div>
  )
}
