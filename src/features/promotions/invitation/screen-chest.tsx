import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ChestStep } from '../../../../contract/promotions/invitation.ts'
import { invitation } from '../../../../contract/promotions/invitation.ts'
import { useAnswer } from '../../../common/use-answer.ts'
import type { Answers } from '../../../db/answer-rows.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { usersIcon } from '../../../ui/icons/account-icons.ts'
import { chestIcon } from '../../../ui/icons/promotion-icons.ts'
import { checkIcon } from '../../../ui/icons/shell-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { claimOf } from '../claim-calls.ts'
import { PromotionHero, RuleList } from '../promotion-card.tsx'
import { NotOffered, PromotionAnswer, PromotionPage } from '../promotion-page.tsx'
import { useClaim } from '../use-claim.ts'

const invitationClaim = claimOf(invitation)

type State = Answers['invitation']

/** `/bau-do-tesouro`: the invitation chest. */
export function ScreenChest() {
  const { t } = useLingui()
  const { answer } = useAnswer('activities')
  const terms = answer?.invitationactivity?.terms
  const share = formatMoney(terms?.chest_share ?? 0n)
  const rules = [
    t`${share} of every friend's reward waits in the chest.`,
    t`Each step pays out what its friends have put there.`,
    t`A friend counts once their reward was claimed.`,
  ]
  return (
    <PromotionPage
      promotion="invitationactivity"
      title={t`Treasure chest`}
      path="/bau-do-tesouro"
      why={t`Log in to open your chest`}
      open={terms ? <RuleList title={t`How it works`} rules={rules} /> : null}
    >
      {memberId => <OfMember memberId={memberId} />}
    </PromotionPage>
  )
}

function OfMember({ memberId }: { memberId: string }) {
  const kept = useAnswer('invitation', { memberId })
  return (
    <PromotionAnswer kept={kept}>
      {state =>
        state.reason === 'not_offered' ? <NotOffered /> : <Chest state={state} memberId={memberId} />
      }
    </PromotionAnswer>
  )
}

function Chest({ state, memberId }: { state: State; memberId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const tool = useClaim(invitationClaim, { memberId, reloads: ['invitation'] })
  const { qualified } = state
  return (
    <>
      <PromotionHero
        icon={chestIcon}
        tone="sun"
        figure={formatMoney(state.chest.balance)}
        text={t`in your chest, from ${plural(qualified, { one: '# friend', other: '# friends' })}`}
      >
        <LinkButton
          wide
          icon={usersIcon}
          href="/promotion/activity/invitation-activity"
          onClick={followLink(() => void navigate({ to: '/promotion/activity/invitation-activity' }))}
        >
          {t`Invite a friend`}
        </LinkButton>
      </PromotionHero>
      <FormErrors message={tool.failure} />
      <ol className="grid gap-3">
        {state.chest.steps.map(step => (
          <li key={step.friends}>
            <Step
              step={step}
              qualified={qualified}
              isBusy={tool.isClaiming}
              onOpen={() => void tool.claim({ chest: step.friends })}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

type StepProps = { step: ChestStep; qualified: number; isBusy: boolean; onOpen: () => void }

function Step({ step, qualified, isBusy, onOpen }: StepProps) {
  const { t } = useLingui()
  const { friends } = step
  const amount = formatMoney(step.amount)
  const have = Math.min(qualified, friends)
  const canOpen = step.state === 'ready' && step.amount > 0n
  return (
    <div
      className={`feather flex items-center gap-3 p-4 shadow-mid ${canOpen ? 'bg-sun-wash' : 'bg-surface'}`}
    >
      <span
        className={`feather-small grid size-12 flex-none place-items-center ${step.state === 'ahead' ? 'bg-pressed text-faint' : 'bg-sun text-sun-ink'}`}
      >
        <Icon shape={step.state === 'opened' ? checkIcon : chestIcon} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold font-display">{t`${plural(friends, { one: '# friend', other: '# friends' })}`}</span>
        <span className="figures block text-small text-soft">
          {step.state === 'opened' ? t`Opened` : t`${have} of ${friends}`}
        </span>
      </span>
      {canOpen ? (
        <Button tone="main" size="small" busy={isBusy} onClick={onOpen}>{t`Open: ${amount}`}</Button>
      ) : null}
    </div>
  )
}
