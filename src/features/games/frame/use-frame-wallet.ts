import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { askWallet } from '../../../common/play/ask-wallet.ts'
import type { PlayMode } from '../../../common/play/play-mode.ts'
import { newerWallet, type WalletAfter } from '../../../common/play/table-state.ts'
import { useNewestQuestion } from '../../../common/use-newest-question.ts'

/** Rounds of a page that says nothing are seen after this. */
const askEveryMs = 15_000

/** The wallet while somebody else's page plays from it: always the server's word. */
export function useFrameWallet({
  memberId,
  mode,
  launched,
}: {
  memberId: string
  mode: PlayMode
  launched: WalletAfter
}): { wallet: WalletAfter; ask: () => void } {
  const { api, now } = useApp()
  const [wallet, setWallet] = useState(launched)
  const question = useNewestQuestion()
  const ask = useCallback(async () => {
    const received = await askWallet({ api, now, memberId, mode, signal: question() })
    if (received) setWallet(known => newerWallet(known, received))
  }, [api, now, memberId, mode, question])
  useEffect(() => {
    const timer = setInterval(() => void ask(), askEveryMs)
    return () => clearInterval(timer)
  }, [ask])
  return { wallet, ask: () => void ask() }
}
