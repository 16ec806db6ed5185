import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Reward } from '../../../../contract/promotions/promotions.ts'
import { seedHash } from '../../../../games/fairness/seed-hash.ts'
import { drawPrize, readTable } from '../../../../games/wheel/draw-prize.ts'
import { checkIcon } from '../../../ui/icons/shell-icons.ts'
import { Badge } from '../../../ui/states/badge.tsx'

type SpinCheckProps = { reward: Reward; proof: NonNullable<Reward['proof']> }
type Verdict = 'checking' | 'right' | 'wrong'

/** Draws the spin again on this device, from the seed that the server revealed after the rotation. */
export function SpinCheck({ reward, proof }: SpinCheckProps) {
  const { t } = useLingui()
  const verdict = useVerdict(reward, proof)
  const words = { checking: t`Checking`, right: t`The same prize`, wrong: t`Another prize` }
  const tones = { checking: 'plain', right: 'leaf', wrong: 'scarlet' } as const
  const facts = [
    { label: t`Fingerprint of the house's seed`, value: proof.seed_hash },
    { label: t`The house's seed`, value: proof.server_seed ?? t`Told when you change your seed` },
    { label: t`Your seed`, value: proof.client_seed },
    { label: t`Number of the draw`, value: String(proof.nonce) },
    { label: t`Prizes it was drawn from`, value: String(reward.details.table ?? '') },
  ]
  return (
    <div className="grid gap-4">
      {proof.server_seed === null ? null : (
        <p role="status">
          <Badge tone={tones[verdict]} {...(verdict === 'right' && { icon: checkIcon })}>
            {words[verdict]}
          </Badge>
        </p>
      )}
      <dl className="grid gap-3 text-small">
        {facts.map(fact => (
          <div key={fact.label}>
            <dt className="text-soft">{fact.label}</dt>
            <dd className="break-all font-code text-tiny">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function useVerdict(reward: Reward, proof: SpinCheckProps['proof']): Verdict {
  const [verdict, setVerdict] = useState<Verdict>('checking')
  useEffect(() => {
    let isWanted = true
    void isRight(reward, proof).then(right => {
      if (isWanted) setVerdict(right ? 'right' : 'wrong')
    })
    return () => {
      isWanted = false
    }
  }, [reward, proof])
  return verdict
}

async function isRight(reward: Reward, proof: SpinCheckProps['proof']): Promise<boolean> {
  const { server_seed: serverSeed, client_seed: clientSeed, nonce, seed_hash } = proof
  const table = readTable(String(reward.details.table ?? ''))
  if (serverSeed === null || table === undefined) return false
  const prize = await drawPrize({ serverSeed, clientSeed, nonce, game: reward.promotion }, table)
  return (await seedHash(serverSeed)) === seed_hash && prize.id === reward.details.prize
}
