import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { NextProof } from '../../../../contract/promotions/offer.ts'
import { FoldSign } from '../../../ui/fold-sign.tsx'
import { shieldCheckIcon } from '../../../ui/icons/account-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'

/** The commitment the next spin is drawn under, before it is made. */
export function WheelProof({ fairness }: { fairness: NextProof }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { nonce } = fairness
  return (
    <details className="group rounded-wide bg-surface p-5 shadow-mid">
      <summary className="target flex cursor-pointer list-none items-center justify-between font-bold font-display text-lead">
        {t`Provably fair`}
        <FoldSign />
      </summary>
      <div className="grid gap-3 pt-2 text-small text-soft">
        <p>
          {t`Each spin is drawn from a seed whose fingerprint stands here before, from your own seed and from a number. When you change your seed the house's seed is told, and every spin can be checked under rewards received.`}
        </p>
        <dl className="grid gap-2">
          <div>
            <dt>{t`Fingerprint of the house's seed`}</dt>
            <dd className="break-all font-code text-text text-tiny">{fairness.seed_hash}</dd>
          </div>
          <div>
            <dt>{t`Your seed`}</dt>
            <dd className="break-all font-code text-text text-tiny">
              {fairness.client_seed ?? t`Your device makes it when you spin`}
            </dd>
          </div>
          <div>
            <dt>{t`Number of the next draw`}</dt>
            <dd className="figures text-text">{nonce}</dd>
          </div>
        </dl>
        <div className="grid gap-2">
          <LinkButton
            size="small"
            icon={shieldCheckIcon}
            href="/fairness"
            onClick={followLink(() => void navigate({ to: '/fairness' }))}
          >
            {t`Change your seed`}
          </LinkButton>
          <LinkButton
            size="small"
            href="/promotion/history"
            onClick={followLink(() => void navigate({ to: '/promotion/history' }))}
          >
            {t`Check your spins`}
          </LinkButton>
        </div>
      </div>
    </details>
  )
}
