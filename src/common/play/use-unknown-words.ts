import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { connection } from '../../state/connection.ts'

/** Of a bet or a step whose answer was lost: without a line nobody can find out yet, and nothing is said of what is at stake. */
export function useUnknownWords(): string {
  const { t } = useLingui()
  const { quality } = useSnapshot(connection)
  return quality === 'offline'
    ? t`You are offline. It may have arrived or not: we find out as soon as the network is back. Nothing is sent twice.`
    : t`No answer came. We are finding out what happened; nothing is sent twice.`
}
