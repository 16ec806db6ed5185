import { useLingui } from '@lingui/react/macro'
import { isSharedEngineId } from '../../../../games/engines.ts'
import type { GameRow } from '../../../db/public-rows.ts'

/** Why a game waits for the connection. */
export function useOfflineWords(): (game: Pick<GameRow, 'engine'>) => string {
  const { t } = useLingui()
  return ({ engine }) =>
    engine !== null && isSharedEngineId(engine)
      ? t`Everybody at this table plays the same round: it needs the connection, also as a demo. Rules and your rounds can be read here.`
      : t`Games need the server, which draws every outcome. Rules and your rounds can be read here.`
}
