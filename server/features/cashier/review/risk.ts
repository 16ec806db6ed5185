import type { Risk, RiskKind } from '../../../../contract/cashier/review.ts'
import { formatCentavos } from '../../../../contract/centavos.ts'

export interface RiskFacts {
  readonly money: bigint
  readonly state: 'pending' | 'approved' | 'paid' | 'rejected' | 'failed' | 'returned'
  readonly created_at: Date
  readonly member_since: Date
  readonly member_status: string
  readonly total_recharged: bigint
  readonly last_recharged_at: Date | null
  readonly total_withdrawn: bigint
  readonly total_staked: bigint
  readonly paid_before: bigint
  readonly asked_day: bigint
  readonly asked_week: bigint
  readonly play: {
    readonly rounds: number
    readonly stake: string
    readonly opposite: number
    readonly safe: number
  }
  readonly top_game: { readonly game: string; readonly stake: string } | null
  readonly account_changed_at: Date | null
  readonly password_changed_at: Date | null
  readonly device_members: bigint
  readonly address_members: bigint
  readonly destination_members: bigint
  readonly strange_payments: bigint
  /** Centavos of deposits that banks dispute now, and deposits that they ever did. */
  readonly disputed: bigint
  readonly disputed_deposits: bigint
}

const hour = 3_600_000
const day = 24 * hour
/** A key that was changed by somebody else is used within days. */
const freshMs = 3 * day
const newMemberDays = 7
/** Below this a share says nothing. */
const leastRounds = 20

type Found = Risk | undefined
const signal = (kind: RiskKind, weight: Risk['weight'], facts: Risk['facts'] = {}): Risk => ({
  kind,
  weight,
  facts,
})

/** What in the data speaks for a second look, the gravest first. */
export function risksOf(facts: RiskFacts): Risk[] {
  const found: Found[] = [
    ...links(facts),
    ...origin(facts),
    ...play(facts),
    ...changes(facts),
    ...pace(facts),
  ]
  const weights = { high: 0, medium: 1, low: 2 }
  return found.filter(one => one !== undefined).sort((a, b) => weights[a.weight] - weights[b.weight])
}

function links(facts: RiskFacts): Found[] {
  const { member_status, device_members, destination_members, strange_payments, address_members } = facts
  const shared = (kind: RiskKind, weight: Risk['weight'], members: bigint) =>
    members > 0n ? signal(kind, weight, { members: Number(members) }) : undefined
  return [
    member_status === 'active' ? undefined : signal('not_active', 'high', { status: member_status }),
    shared('shared_device', 'high', device_members),
    shared('shared_destination', 'high', destination_members),
    strange_payments > 0n
      ? signal('strange_payer', 'high', { payments: Number(strange_payments) })
      : undefined,
    facts.disputed_deposits > 0n
      ? signal('disputed_deposit', 'high', {
          deposits: Number(facts.disputed_deposits),
          open: formatCentavos(facts.disputed),
        })
      : undefined,
    // Mobile networks lend one address to thousands.
    shared('shared_address', 'low', address_members),
  ]
}

/** Where the money came from, and whether it only passed through. */
function origin(facts: RiskFacts): Found[] {
  const { total_recharged: recharged, total_staked: staked, money, created_at } = facts
  const minutes =
    facts.last_recharged_at === null
      ? undefined
      : Math.floor((created_at.getTime() - facts.last_recharged_at.getTime()) / 60_000)
  // What is paid is already in the total.
  const ahead = facts.total_withdrawn + (facts.state === 'paid' ? 0n : money) - recharged
  return [
    recharged === 0n ? signal('never_deposited', 'high') : undefined,
    staked === 0n ? signal('never_played', 'high') : undefined,
    staked > 0n && staked < recharged
      ? signal('little_play', 'high', {
          staked: formatCentavos(staked),
          recharged: formatCentavos(recharged),
        })
      : undefined,
    minutes !== undefined && minutes < 60 ? signal('fast_out', 'medium', { minutes }) : undefined,
    recharged > 0n && ahead > 0n
      ? signal('out_more_than_in', 'low', { ahead: formatCentavos(ahead) })
      : undefined,
  ]
}

/** Play that turns money over without risking it. */
function play({ play: { rounds, stake, opposite, safe }, top_game }: RiskFacts): Found[] {
  if (rounds < leastRounds) return []
  const share = (part: number, whole: number) => Math.round((part * 100) / whole)
  const topShare = top_game === null ? 0 : share(Number(top_game.stake), Number(stake))
  return [
    share(opposite, rounds) >= 30
      ? signal('opposite_bets', 'high', { rounds: opposite, percent: share(opposite, rounds) })
      : undefined,
    share(safe, rounds) >= 50
      ? signal('safe_bets', 'medium', { rounds: safe, percent: share(safe, rounds) })
      : undefined,
    top_game !== null && topShare >= 90
      ? signal('one_game', 'low', { game: top_game.game, percent: topShare })
      : undefined,
  ]
}

function changes(facts: RiskFacts): Found[] {
  const { created_at, account_changed_at: account, password_changed_at: password, paid_before } = facts
  const beforeMs = account === null ? undefined : created_at.getTime() - account.getTime()
  const sincePassword = password === null ? undefined : created_at.getTime() - password.getTime()
  const hours = (ms: number) => Math.max(1, Math.floor(ms / hour))
  return [
    beforeMs !== undefined && beforeMs < 0 ? signal('key_changed_since', 'high') : undefined,
    beforeMs !== undefined && beforeMs >= 0 && beforeMs < freshMs
      ? // A member who withdraws for the first time has just saved the account.
        signal('key_changed', paid_before > 0n ? 'high' : 'low', { hours: hours(beforeMs) })
      : undefined,
    sincePassword !== undefined && sincePassword >= 0 && sincePassword < freshMs
      ? signal('password_changed', 'medium', { hours: hours(sincePassword) })
      : undefined,
  ]
}

function pace({ created_at, member_since, paid_before, asked_day, asked_week }: RiskFacts): Found[] {
  const days = Math.floor((created_at.getTime() - member_since.getTime()) / day)
  return [
    days < newMemberDays ? signal('new_member', 'medium', { days }) : undefined,
    asked_day >= 3n || asked_week >= 10n
      ? signal('velocity', 'medium', { day: Number(asked_day), week: Number(asked_week) })
      : undefined,
    paid_before === 0n ? signal('first_withdrawal', 'low') : undefined,
  ]
}
