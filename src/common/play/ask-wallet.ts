import { playedWallet } from '../../../contract/lobby/games.ts'
import type { AppContext } from '../../app/app-context.ts'
import type { PlayMode } from './play-mode.ts'
import type { WalletAfter } from './table-state.ts'

type Asked = Pick<AppContext, 'api' | 'now'> & {
  readonly memberId: string
  readonly mode: PlayMode
  readonly signal: AbortSignal
}

/** The wallet that is played from, by the server's own word; undefined where none came, or nobody wants it any more. */
export async function askWallet({
  api,
  now,
  memberId,
  mode,
  signal,
}: Asked): Promise<WalletAfter | undefined> {
  const result = await api.call(playedWallet, { body: { mode }, member: memberId, signal })
  return result.kind === 'answer' && !signal.aborted
    ? { ...result.reply.data.balance, asOf: now() }
    : undefined
}
