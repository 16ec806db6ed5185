import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Round } from '../../../../contract/lobby/games.ts'
import { Button } from '../../../ui/button.tsx'
import { copyIcon } from '../../../ui/icons/money-icons.ts'
import { checkIcon } from '../../../ui/icons/shell-icons.ts'

/** All that a check needs, as text: for who would rather compute it elsewhere. */
export function CopyProof({ round }: { round: Round }) {
  const { t } = useLingui()
  const [isCopied, setIsCopied] = useState(false)
  const { game_id, server_seed, seed_hash, client_seed, nonce } = round
  const copy = async () => {
    const text = JSON.stringify({ game_id, server_seed, seed_hash, client_seed, nonce }, null, 2)
    await navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }
  return (
    <Button wide icon={isCopied ? checkIcon : copyIcon} onClick={() => void copy()}>
      {isCopied ? t`Copied` : t`Copy for another verifier`}
    </Button>
  )
}
