import type { MemberIdentity } from '../../contract/account/identity.ts'
import type { MissingDetails } from '../../contract/account/member-details.ts'
import type { ProfilePictures } from '../../contract/account/profile.ts'
import type { AgencyShare, AgencyStanding, AgencyTier, InvitedMember } from '../../contract/agency/agency.ts'
import type { SecurityView } from '../../contract/auth/security.ts'
import type { ChartDay, orderDetails } from '../../contract/cashier/orders.ts'
import type { ReplyOf } from '../../contract/endpoint.ts'
import type { TableChain } from '../../contract/games/shared-rounds.ts'
import type { RoundTotals } from '../../contract/lobby/games.ts'
import type { Bonuses } from '../../contract/promotions/bonus.ts'
import type * as offers from '../../contract/promotions/promotions.ts'
import type { PromotionAnswers } from '../../contract/promotions/registry.ts'
import type { MemberBreaks } from '../../contract/responsible-gambling/breaks.ts'
import type { MemberLimits } from '../../contract/responsible-gambling/limits.ts'
import type { Overview } from '../../contract/responsible-gambling/overview.ts'
import type { EndedSession, MemberPlaySession } from '../../contract/responsible-gambling/play-session.ts'
import type { SportsBoard, SportsSlip } from '../../contract/sportsbook/sports.ts'
import type {
  Announcement,
  SitePageText,
  SocialMediaLink,
  SupportView,
} from '../../contract/support/content.ts'
import type { PushState } from '../../contract/support/push.ts'
import type { MemberTerms, TermsVersion } from '../../contract/support/terms.ts'
import type { Ticket } from '../../contract/support/tickets.ts'
import type { UserVip, VipLevel, VipReward } from '../../contract/vip/vip.ts'
import type { Personal } from './personal-rows.ts'
import type { SealedValue } from './sealed-shape.ts'

/**
 * The small answers that are kept whole, by the id of their resource. Each area adds its own line; the promotions' are in their definitions.
 * What is the same for everybody is kept under the member `''`; `language` and `part` are `''` where they do not apply.
 */
export interface Answers extends PromotionAnswers {
  readonly 'social-media-links': readonly SocialMediaLink[]
  readonly support: SupportView
  readonly announcements: readonly Announcement[]
  readonly 'house-terms': readonly TermsVersion[]
  readonly 'house-pages': readonly SitePageText[]
  readonly 'member-terms': MemberTerms
  readonly tickets: readonly Ticket[]
  readonly limits: MemberLimits
  readonly breaks: MemberBreaks
  readonly 'play-overview': Overview
  /** `heardAt`: when the answer arrived, by the device's clock, in epoch milliseconds. */
  readonly 'play-session': MemberPlaySession & { readonly heardAt: number }
  /** Part: the month in which they began. */
  readonly 'ended-sessions': readonly EndedSession[]
  readonly 'member-details': MissingDetails
  readonly identity: MemberIdentity
  readonly security: SecurityView
  readonly push: PushState
  readonly 'profile-pictures': ProfilePictures
  /** Of everything, part `''`; of a period, part `from~to`. */
  readonly 'order-totals': OrderTotals
  /** A page: part is the cursor it was asked with, `''` for the newest. */
  readonly 'order-chart': readonly ChartDay[]
  readonly bonuses: Bonuses
  readonly agency: AgencyStanding
  /** Part: how far below, `1` to `3`; `''` all of them. */
  readonly 'agency-invited': readonly InvitedMember[]
  /** Part: the Monday of the week. */
  readonly 'agency-statement': readonly AgencyShare[]
  readonly 'agency-recharge': readonly AgencyTier[]
  readonly 'agency-betting': readonly AgencyTier[]
  readonly 'agency-settlement': readonly AgencyTier[]
  /** Of the rounds that fit the filter in `part`. */
  readonly 'round-totals': RoundTotals | null
  /** Of a sports book: part is `game mode`. `heardAt`, of this device's clock, goes with the server's `now`. */
  readonly 'sports-board': SportsBoard & { readonly heardAt: number }
  readonly 'sports-slips': readonly SportsSlip[]
  readonly 'table-chains': readonly TableChain[]
  readonly vip: UserVip
  readonly 'vip-levels': readonly VipLevel[]
  readonly 'vip-history': readonly VipReward[]
  readonly activities: offers.Activities
  readonly offers: ReplyOf<typeof offers.promotionState>['data']
}

/** The four totals of the order centre, by their names on the wire. */
export type OrderTotals = Pick<
  ReplyOf<typeof orderDetails>,
  'total_recharge_amount' | 'total_withdraw_amount' | 'total_bonus_amount' | 'total_fee_amount'
>

/** The current state of a wheel; the prize of a spin is in the spin's own answer. */
export type WheelAnswer = PromotionAnswers['daily-wheel'] | PromotionAnswers['lottery-wheel']

export type AnswerName = keyof Answers

export type AnswerRowOf<Name extends AnswerName> = Personal & {
  readonly name: Name
  readonly language: string
  readonly part: string
  /** Absent where it is sealed. */
  readonly answer?: Answers[Name]
  readonly sealed?: SealedValue
}

/** One row of the table: `readAnswer` gives an answer its type by the name it was asked by. */
export type AnswerRow = Personal & {
  readonly name: AnswerName
  readonly language: string
  readonly part: string
  readonly answer?: Answers[AnswerName]
  readonly sealed?: SealedValue
}

/** Answers with what a member wrote, or that say who they are and how they are reached: sealed on the device. */
export const sealedAnswers = ['tickets', 'identity', 'security'] as const satisfies readonly AnswerName[]
