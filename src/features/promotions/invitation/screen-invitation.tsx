import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { invitation, invitationHeadline } from '../../../../contract/promotions/invitation.ts'
import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import { friendPlayDays } from '../../../../contract/responsible-gambling/play-days.ts'
import { useAnswer } from '../../../common/use-answer.ts'
import { useStakeWords } from '../../../common/use-stake-words.ts'
import type { Answers } from '../../../db/answer-rows.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { usersIcon } from '../../../ui/icons/account-icons.ts'
import { chestIcon } from '../../../ui/icons/promotion-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { Badge, type BadgeTone } from '../../../ui/states/badge.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Progress } from '../../../ui/states/progress.tsx'
import { ClaimButton } from '../claim-button.tsx'
import { claimOf } from '../claim-calls.ts'
import { OfferTimes } from '../offer-times.tsx'
import { PromotionHero, RuleList } from '../promotion-card.tsx'
import { NotOffered, PromotionAnswer, PromotionPage } from '../promotion-page.tsx'
import { useClaim } from '../use-claim.ts'
import { useReasonWords } from '../use-offer-words.ts'
import { useSentence } from '../use-sentence.ts'
import { InvitationLink } from './invitation-link.tsx'

const invitationClaim = claimOf(invitation)

type State = Answers['invitation']
type Friend = State['friends'][number]
type Terms = PromotionTerms['invitationactivity']

/** `/promotion/activity/invitation-activity` */
export function ScreenInvitation() {
  const { t } = useLingui()
  const { answer } = useAnswer('activities')
  const terms = answer?.invitationactivity?.terms
  return (
    <PromotionPage
      promotion="invitationactivity"
      title={t`Invite a friend`}
      path="/promotion/activity/invitation-activity"
      why={t`Log in to invite your friends`}
      open={terms ? <Rules terms={terms} /> : null}
    >
      {memberId => <OfMember memberId={memberId} terms={terms} />}
    </PromotionPage>
  )
}

function OfMember({ memberId, terms }: { memberId: string; terms: Terms | undefined }) {
  const kept = useAnswer('invitation', { memberId })
  return (
    <PromotionAnswer kept={kept}>
      {state =>
        state.reason === 'not_offered' ? <NotOffered /> : <Invitations {...{ state, memberId, terms }} />
      }
    </PromotionAnswer>
  )
}

function Invitations({
  state,
  memberId,
  terms,
}: {
  state: State
  memberId: string
  terms: Terms | undefined
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const reasonWords = useReasonWords()
  const tool = useClaim(invitationClaim, { memberId, reloads: ['invitation'] })
  const ready = state.friends.filter(friend => friend.state === 'ready')
  const share = (terms?.reward ?? 0n) - (terms?.chest_share ?? 0n)
  const amount = formatMoney(share * BigInt(ready.length))
  const { qualified } = state
  const sentence = useSentence()
  return (
    <>
      <PromotionHero
        icon={usersIcon}
        tone="scarlet"
        figure={formatMoney(terms?.reward ?? 0n)}
        text={terms === undefined ? '' : sentence(invitationHeadline(terms))}
      >
        <p className="text-small text-soft">{t`${qualified} paid so far`}</p>
        {state.invite_code === null ? null : <InvitationLink code={state.invite_code} />}
        <ClaimButton tool={tool} can={ready.length > 0} onClaim={() => void tool.claim({})}>
          {ready.length > 0 ? t`Claim ${amount}` : reasonWords(state.reason ?? 'no_friend')}
        </ClaimButton>
        <LinkButton
          icon={chestIcon}
          wide
          href="/bau-do-tesouro"
          onClick={followLink(() => void navigate({ to: '/bau-do-tesouro' }))}
        >
          {t`Treasure chest`}
        </LinkButton>
      </PromotionHero>
      {state.friends.length === 0 ? (
        <EmptyState
          icon={usersIcon}
          title={t`Nobody yet`}
          text={t`Friends who registered with your link and made a deposit stand here.`}
        />
      ) : (
        <ul className="grid gap-3">
          {state.friends.map(friend => (
            <li key={friend.number}>
              <FriendCard friend={friend} terms={terms} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const tones: Record<Friend['state'], BadgeTone> = {
  open: 'sky',
  held: 'plain',
  ready: 'sun',
  paid: 'leaf',
  revoked: 'scarlet',
}

function FriendCard({ friend, terms }: { friend: Friend; terms: Terms | undefined }) {
  const { t } = useLingui()
  const words = {
    open: t`In play`,
    held: t`Earned, waiting`,
    ready: t`Ready`,
    paid: t`Paid`,
    revoked: t`Deposit went back`,
  }
  const { number } = friend
  const need = formatMoney(terms?.min_stake ?? 0n)
  const have = formatMoney(friend.staked)
  const recharge = terms?.min_recharge ?? 0n
  const deposited = formatMoney(friend.recharged)
  const toDeposit = formatMoney(recharge)
  return (
    <article className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid">
      <div className="flex items-center justify-between gap-3">
        <p className="font-bold font-display">{t`Friend ${number}`}</p>
        <Badge tone={tones[friend.state]}>{words[friend.state]}</Badge>
      </div>
      {friend.state === 'open' && friend.recharged < recharge ? (
        <Progress
          label={t`Deposited`}
          value={Number(friend.recharged)}
          max={Number(recharge)}
          text={t`${deposited} of ${toDeposit}`}
          tone="wing"
        />
      ) : null}
      {friend.state === 'open' ? (
        <Progress
          label={t`Played`}
          value={Number(friend.staked)}
          max={Number(terms?.min_stake ?? 1n)}
          text={t`${have} of ${need}`}
          tone="wing"
        />
      ) : null}
      <OfferTimes offer={{ available_at: friend.available_at, expires_at: null }} />
    </article>
  )
}

function Rules({ terms }: { terms: Terms }) {
  const { t } = useLingui()
  const reward = formatMoney(terms.reward)
  const direct = formatMoney(terms.reward - terms.chest_share)
  const chest = formatMoney(terms.chest_share)
  const recharge = formatMoney(terms.min_recharge)
  const stake = formatMoney(terms.min_stake)
  const days = terms.hold_days
  const stakeWords = useStakeWords()
  const playDays = friendPlayDays
  return (
    <RuleList
      title={t`How it works`}
      rules={[
        t`${reward} for each friend: ${direct} to claim at once, ${chest} into your treasure chest.`,
        `${t`Your friend registers with your link, deposits ${recharge} or more and plays ${stake}.`} ${stakeWords(terms.min_stake)}`,
        t`The reward is held ${days} days, for a bank may take a deposit back; then it is yours.`,
        t`Yourself under another name does not count: not the same person, payer or device.`,
        t`Your friend has ${playDays} days for the play, from the day the deposits reach ${recharge}.`,
      ]}
    />
  )
}
