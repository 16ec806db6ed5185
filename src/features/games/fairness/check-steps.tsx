import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Round } from '../../../../contract/lobby/games.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lockIcon, shieldCheckIcon } from '../../../ui/icons/account-icons.ts'
import { alertIcon, checkIcon } from '../../../ui/icons/shell-icons.ts'
import { CodeFact } from './code-fact.tsx'
import { CopyProof } from './copy-proof.tsx'
import { OutcomeText } from './outcome-text.tsx'
import { SaltFacts } from './salt-facts.tsx'
import type { RoundCheck } from './verification.ts'
import { isWholeCheckRight } from './verify-round.ts'

type CheckStepsProps = {
  round: Round
  engine: string | null
  /** Absent while the seed is sealed. */
  check: RoundCheck | undefined
}

/** The chain from the promise to the payout, each link compared. */
export function CheckSteps({ round, engine, check }: CheckStepsProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4">
      <Verdict check={check} />
      <CopyProof round={round} />
      <CheckStep
        number={1}
        title={t`The promise`}
        isRight={check?.isHashRight && check.isAnchorRight !== false}
      >
        <CodeFact term={t`Fingerprint shown before the round`} text={round.seed_hash} />
        {check ? (
          <>
            <CodeFact term={t`The server's seed, revealed`} text={round.server_seed ?? ''} />
            <CodeFact term={t`SHA-256 of it, computed here`} text={check.computedHash} />
            {round.shared ? (
              <CodeFact
                term={t`The chain’s anchor, after ${round.nonce} hashes`}
                text={round.shared.anchor}
              />
            ) : null}
          </>
        ) : null}
      </CheckStep>
      <CheckStep number={2} title={t`The numbers`} isRight={check?.isSaltRight}>
        <CodeFact term={round.shared ? t`The table’s public salt` : t`Your seed`} text={round.client_seed} />
        {round.shared?.salted_by ? <SaltFacts source={round.shared.salted_by} /> : null}
        <CodeFact term={t`Number of the round`} text={String(round.nonce)} />
        {check ? (
          <>
            <CodeFact term={t`Signed with the server's seed (HMAC-SHA-256)`} text={check.message} />
            <CodeFact
              term={t`First numbers, from 0 to 1`}
              text={check.numbers.map(one => one.toFixed(8)).join('  ')}
            />
          </>
        ) : null}
      </CheckStep>
      <CheckStep number={3} title={t`The outcome`} isRight={check?.isOutcomeRight}>
        <OutcomeText label={t`As it was shown`} engine={engine} view={round.view} />
        {check ? <OutcomeText label={t`Played again here`} engine={engine} view={check.view} /> : null}
      </CheckStep>
      <CheckStep number={4} title={t`The payout`} isRight={check?.isPayoutRight}>
        <CodeFact term={t`Stake`} text={formatMoney(round.stake)} />
        <CodeFact term={t`Paid`} text={formatMoney(round.payout)} />
        {check?.payout === undefined ? null : (
          <CodeFact term={t`Computed here`} text={formatMoney(check.payout)} />
        )}
      </CheckStep>
    </div>
  )
}

function Verdict({ check }: { check: RoundCheck | undefined }) {
  const { t } = useLingui()
  if (!check) {
    return (
      <p className="flex items-center gap-3 rounded-corner bg-sky-wash p-3 text-sky-text">
        <Icon shape={lockIcon} />
        {t`The seed of this round is still in use. Change your seeds to reveal it, then every step is checked here.`}
      </p>
    )
  }
  return isWholeCheckRight(check) ? (
    <p
      role="status"
      className="flex items-center gap-3 rounded-corner bg-leaf-wash p-3 font-firm text-leaf-text"
    >
      <Icon shape={shieldCheckIcon} />
      {t`All steps agree: this round was drawn as promised and paid in full.`}
    </p>
  ) : (
    <p
      role="alert"
      className="flex items-center gap-3 rounded-corner bg-scarlet-wash p-3 font-firm text-scarlet-text"
    >
      <Icon shape={alertIcon} />
      {t`A step does not agree. Please send this to our support: it must never happen.`}
    </p>
  )
}

type CheckStepProps = { number: number; title: string; isRight: boolean | undefined; children: ReactNode }

function CheckStep({ number, title, isRight, children }: CheckStepProps) {
  const { t } = useLingui()
  return (
    <section className="grid gap-2">
      <h3 className="flex items-center gap-2 text-body">
        <span className="figures grid size-7 place-items-center rounded-full bg-raised text-small">
          {number}
        </span>
        <span className="flex-1">{title}</span>
        {isRight === undefined ? null : (
          <span
            className={`flex items-center gap-1 text-small ${isRight ? 'text-leaf-text' : 'text-scarlet-text'}`}
          >
            <Icon shape={isRight ? checkIcon : alertIcon} size={20} />
            {isRight ? t`agrees` : t`differs`}
          </span>
        )}
      </h3>
      <dl className="grid gap-2">{children}</dl>
    </section>
  )
}
