import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { connection } from '../../state/connection.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'

/** The list of games was never on this device and did not come now. */
export function CatalogueMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  const { quality } = useSnapshot(connection)
  const isOffline = quality === 'offline'
  return (
    <ErrorState
      title={isOffline ? t`The games are not on this device yet` : t`The games did not arrive`}
      text={
        isOffline
          ? t`They need the connection once. After that the lobby opens without it.`
          : t`Nothing of yours is affected. Try again in a moment.`
      }
      onRetry={onRetry}
    />
  )
}
