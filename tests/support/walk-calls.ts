import { randomUUID } from 'node:crypto'
import type { Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { extraRegistrationFields } from '../../contract/regime.ts'
import type { PromotionWorld } from './people/promotion-world.ts'
import { registration, type TestMember } from './people/test-members.ts'

export type CallName = keyof typeof endpoints

export interface Visit {
  readonly world: PromotionWorld
  readonly member: TestMember
  readonly administrator: () => Record<string, string>
}
type Reply = Readonly<Record<string, unknown>>

export type Bodies = { readonly [Name in CallName]?: (visit: Visit) => object | Promise<object> }

/** What is sent where an empty body would only be refused for being empty. */
export const usualBodies: Bodies = {
  // The specification's fields, and none of those that a licence asks for beside them.
  register: async ({ world }) => {
    const whole = Object.entries(await registration(world))
    return Object.fromEntries(
      whole.filter(([name]) => !extraRegistrationFields.some(extra => extra === name)),
    )
  },
  // Any transfer by hand, which may be cash paid in at a counter.
  rechargeOnline: () => ({ money: '50.00', payment_id: 'bank-transfer', payment_type: 'transfer' }),
  // A company's key.
  saveAccount: () => ({ id: randomUUID(), kind: 'pix', pix_type: 'cnpj', pix_key: '11222333000181' }),
  registerSubordinate: ({ member }) => ({
    phone: '+5511987654321',
    invite_code: member.inviteCode,
    uid: randomUUID(),
  }),
  // A game without a Brazilian certificate.
  launchGame: () => ({ game_id: uncertified, mode: 'real' }),
  setFavourite: () => ({ game_id: uncertified }),
  rejectWithdrawal: () => ({ id: randomUUID(), reason: 'documents are missing' }),
  claimFirstDeposit: () => ({ name: 'ftd', site: 'arara' }),
}
const uncertified = 'dados-de-gelo'

const listOf = (raw: unknown): readonly Reply[] => (Array.isArray(raw) ? raw : [])
const recordOf = (raw: unknown): Reply =>
  typeof raw === 'object' && raw !== null ? Object.fromEntries(Object.entries(raw)) : {}
const count = (reply: Reply) => `${listOf(reply.data).length} rows`
const methods = ({ data }: Reply) =>
  listOf(data)
    .map(({ id }) => id)
    .join(' ')
const reason = ({ offer, data }: Reply) => String(recordOf(offer ?? data).reason)
const recharges = ({ data }: Reply) =>
  listOf(data).some(({ recharge_needed }) => recharge_needed !== '0.00') ? 'recharges count' : 'betting alone'

/** What of a good answer the licence may change. */
const said: { readonly [Name in CallName]?: (reply: Reply) => string } = {
  me: ({ data }) => `credit ${recordOf(data).total_credit}`,
  payments: methods,
  onlinePayments: methods,
  gamesList: ({ data }) => (listOf(data).some(({ id }) => id === uncertified) ? 'all' : 'certified'),
  rechargeMechanism: count,
  bettingMechanism: count,
  settlementMechanism: count,
  memberLimits: ({ data }) => `${listOf(recordOf(data).missing).length} missing`,
  memberDetails: ({ data }) => `${listOf(recordOf(data).missing).length} missing`,
  vipLevels: recharges,
  vipInfo: recharges,
  drawingTerms: ({ data }) => `${recordOf(data).expected_minutes} minutes`,
  dynamicWebs: ({ data }) => (/Cura/.test(String(recordOf(data).licence_line)) ? 'Curaçao' : 'SPA/MF'),
  reviewDeadline: ({ data }) => `${recordOf(data).latest_minutes} minutes`,
  activityDetails: ({ data }) => `${Object.keys(recordOf(data)).length} promotions`,
  promotionState: ({ data }) => `${listOf(data).length} promotions`,
  adminPromotions: ({ data }) =>
    `${listOf(data).filter(({ offered }) => offered === true).length} promotions`,
  checkFirstDeposit: reason,
  checkRechargeReward: reason,
  checkRechargeRebate: reason,
  checkInvitation: reason,
  checkDailyRescue: reason,
  checkDailyWheel: reason,
  checkLotteryWheel: reason,
  checkDay7: reason,
}

const table: ReadonlyArray<readonly [string, Endpoint]> = Object.entries(endpoints)
/** Last, for nobody is anybody after them. */
const endings: readonly string[] = [
  'takeBreak',
  'signOut',
  'administratorSignOut',
  'endSessions',
  'eraseAccount',
]
export const callsInOrder = table.toSorted(([one], [other]) => endings.indexOf(one) - endings.indexOf(other))

function headersOf({ member, administrator }: Visit, { access }: Endpoint): Record<string, string> {
  const key = { 'idempotency-key': randomUUID() }
  if (access === 'administrator') return administrator()
  return access === 'anyone' ? key : { ...key, authorization: `Bearer ${member.token}` }
}

const byName = <Value>(of: { readonly [Name in CallName]?: Value }, name: string): Value | undefined =>
  new Map<string, Value>(Object.entries(of)).get(name)

/** `200`, with what of the answer the licence may change; else the status, the word and its reason. */
export async function outcomeOf(
  visit: Visit,
  name: string,
  endpoint: Endpoint,
  /** What is sent instead, where the walk is about something else than the licence. */
  own: Bodies = {},
): Promise<string> {
  const payload = (await (byName(own, name) ?? byName(usualBodies, name))?.(visit)) ?? {}
  const query = endpoint.method === 'GET' ? `?${new URLSearchParams(Object.entries(payload))}` : ''
  const answer = await visit.world.app.inject({
    method: endpoint.method,
    url: `${endpoint.path.replace(/:\w+/g, randomUUID())}${query}`,
    headers: headersOf(visit, endpoint),
    ...(endpoint.method === 'POST' && { payload }),
  })
  const reply = recordOf(answer.json())
  if (answer.statusCode !== 200) {
    const why = recordOf(reply.details).reason
    return [answer.statusCode, reply.error, ...(why === undefined ? [] : [why])].join(' ')
  }
  const more = byName(said, name)?.(reply)
  return more === undefined ? '200' : `200 ${more}`
}
