import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { connection } from '../state/connection.ts'
import { Button } from '../ui/button.tsx'
import type { Older } from './use-older.ts'

type OlderButtonProps = {
  older: Older
  isCut: boolean
  /** Something else brings older ones just now. */
  busy?: boolean
}

/** At the end of a list that goes on: what brings more of it, and below, where nothing moves, why it did not. */
export function OlderButton({ older, isCut, busy = false }: OlderButtonProps) {
  const { t } = useLingui()
  const { quality } = useSnapshot(connection)
  const why =
    quality === 'offline'
      ? t`You are offline: older ones come with the network.`
      : t`The older ones could not be loaded. Please try again.`
  return (
    <div className="grid">
      <Button wide busy={older.isAsking || busy} onClick={() => older.show(isCut)}>
        {t`Show older ones`}
      </Button>
      <p role="status" className="text-center text-small text-soft">
        {older.hasFailed ? <span className="mt-2 block">{why}</span> : null}
      </p>
    </div>
  )
}
