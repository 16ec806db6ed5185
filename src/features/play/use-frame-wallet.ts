import { useCallback, useEffect, useState } from 'react'
import { playedWallet } from '../../../contract/games.ts'
import { useApp } from '../../app-context.ts'
import type { PlayMode } from './play-mode.ts'
import type { WalletAfter } from './table-state.ts'

/** Rounds of a page that says nothing are seen after this. */
const askEveryMs = 15_000

type FrameWallet = { wallet: WalletAfter; net: bigint }

/** The wallet while somebody else's page plays from it, and what was won or lost since it opened: always the server's word. */
export function useFrameWallet({
  memberId,
  mode,
  launched,
}: {
  memberId: string
  mode: PlayMode
  launched: WalletAfter
}): FrameWallet & { ask: () => void } {
  const { api, now } = useApp()
  const [known, setKnown] = useState<FrameWallet>({ wallet: launched, net: 0n })
  const since = launched.wallet_version
  const ask = useCallback(async () => {
    const result = await api.call(playedWallet, { body: { mode, since_version: since }, member: memberId })
    if (result.kind !== 'answer') return
    const { balance, net } = result.reply.data
    const wallet = { ...balance, asOf: now() }
    setKnown(before => (before.wallet.wallet_version > wallet.wallet_version ? before : { wallet, net }))
  }, [api, now, memberId, mode, since])
  useEffect(() => {
    const timer = setInterval(() => void ask(), askEveryMs)
    return () => clearInterval(timer)
  }, [ask])
  return { ...known, ask: () => void ask() }
}
