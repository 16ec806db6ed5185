import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { useIsDemoAccount } from '../../../common/member/use-is-demo-account.ts'
import type { PlayMode } from '../../../common/play/play-mode.ts'
import type { WalletAfter } from '../../../common/play/table-state.ts'
import { isFresh } from '../../../sync/pull/is-fresh.ts'

type Asked = {
  memberId: string
  mode: PlayMode
  /** What the answers of this game said. */
  wallet: WalletAfter | undefined
  now: number
  /** While an outcome is still being shown the balance stays as it was: the animation tells first. */
  isHeld: boolean
}

export type ShownBalance = { amount: bigint; asOf: number; isPresent: boolean }

/** The balance as the server last reported it, never a guess. Play money of a real account is in a wallet of its own. */
export function useBalance({ memberId, mode, wallet, now, isHeld }: Asked): ShownBalance | undefined {
  const { db } = useApp()
  const isDemoAccount = useIsDemoAccount(memberId)
  const row = useLiveQuery(async () => db.balances.get(memberId), [db, memberId])
  const isOwnRow = mode === 'real' || isDemoAccount === true
  const shown = isOwnRow && !isOlder(row, wallet) ? row : wallet
  const [kept, setKept] = useState(shown)
  if (!isHeld && kept !== shown) setKept(shown)
  if (!kept || isDemoAccount === undefined) return undefined
  return {
    amount: kept.money + kept.bonus,
    asOf: kept.asOf,
    isPresent: isFresh(kept.asOf, now),
  }
}

/** Versions of one wallet only grow. */
function isOlder(row: WalletAfter | undefined, wallet: WalletAfter | undefined): boolean {
  return row === undefined || (wallet !== undefined && row.wallet_version < wallet.wallet_version)
}
