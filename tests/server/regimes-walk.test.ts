import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import type { PromotionId } from '../../contract/promotion-ids.ts'
import { type Licence, licences } from '../../contract/regime.ts'
import { seedCatalogue } from '../../server/features/catalogue/seed-catalogue.ts'
import { createPromotionWorld } from '../support/promotion-world.ts'
import { administratorHeaders } from '../support/test-members.ts'
import { type CallName, callsInOrder, outcomeOf, type Visit } from '../support/walk-calls.ts'

/*
 * Readings, section 9: "A promotion that a regime forbids is neither shown nor payable, on the server." Every promotion and
 * every call of the contract is walked under both licences, by a member who recharged and played; what each answers stands
 * in the two tables below. A new call does not compile before its outcome is listed.
 */
const ok = '200'
/** An empty body is told what it lacks: nothing of it depends on the licence. */
const asks = '400 parameters_invalid'
const differs = (licence: Licence, expected: Expected) =>
  typeof expected === 'string' ? expected : expected[licence === 'curacao' ? 0 : 1]

type Expected = string | readonly [curacao: string, brSpa: string]

const promotions: Readonly<Record<PromotionId, Expected>> = {
  ftd: ['offered', 'forbidden'],
  recharge: ['offered', 'forbidden'],
  rechargerebate: ['offered', 'forbidden'],
  invitationactivity: ['offered', 'forbidden'],
  dailyrescue: 'offered',
  dailywheel: ['offered', 'forbidden'],
  lotterywheel: ['offered', 'forbidden'],
  day7: ['offered', 'forbidden'],
  rebates: 'offered',
}

const calls: Readonly<Record<CallName, Expected>> = {
  captcha: ok,
  login: asks,
  register: [ok, asks],
  demo: ok,
  me: '200 credit 0.00',
  renew: ok,
  refresh: '401 unauthenticated',
  signOut: ok,
  passkeyLogin: asks,
  passkeySignInOptions: ok,
  forgotPassword: asks,
  resetPassword: asks,
  profilePictures: ok,
  profilePictureOfUser: ok,
  setProfilePicture: asks,
  exportData: asks,
  eraseAccount: asks,
  verifyPassword: asks,
  securityOverview: ok,
  changePassword: asks,
  sendEmailCode: asks,
  bindEmail: asks,
  endSessions: ok,
  beginTotp: asks,
  confirmTotp: asks,
  removeTotp: asks,
  renewRecoveryCodes: asks,
  sendPinCode: asks,
  resetPin: asks,
  passkeyAddOptions: asks,
  addPasskey: asks,
  removePasskey: asks,
  passkeyStepUpOptions: ok,
  providers: ok,
  gamesList: ['200 all', '200 certified'],
  favourites: ok,
  setFavourite: ok,
  deleteFavourite: asks,
  promotionGames: ok,
  popularGames: ok,
  gameRecord: ok,
  launchGame: [ok, '403 game_unavailable'],
  startRound: asks,
  stepRound: asks,
  openRounds: ok,
  playedWallet: asks,
  seeds: asks,
  rotateSeeds: asks,
  sportsBoard: asks,
  sportsSlips: asks,
  placeSportsBet: asks,
  tableState: asks,
  placeTableBet: asks,
  cancelTableBet: asks,
  cashOutTableBet: asks,
  payments: ['200 pix bank-transfer ted', '200 pix ted'],
  onlinePayments: '200 pix',
  rechargeOnline: [ok, '404 payment_method_unknown'],
  rechargeProof: asks,
  rechargeStatus: asks,
  rechargeList: ok,
  memberLimits: ['200 0 missing', '200 3 missing'],
  setLimit: asks,
  lowerLimit: asks,
  confirmLimit: asks,
  cancelLimit: asks,
  playOverview: ok,
  memberBreaks: ok,
  takeBreak: asks,
  returnToPlay: '409 break_unknown',
  playSession: ok,
  answerCheck: asks,
  setCheckMinutes: asks,
  memberIdentity: ok,
  sendIdentityPicture: asks,
  submitIdentity: '409 identity_unavailable',
  appealIdentity: asks,
  memberDetails: '200 0 missing',
  saveMemberDetails: '409 details_complete',
  setWithdrawalPassword: asks,
  modifyWithdrawalPassword: asks,
  drawing: asks,
  drawingList: ok,
  drawingTerms: '200 120 minutes',
  allBalance: ok,
  bonuses: ok,
  quoteForfeit: '404 bonus_unknown',
  forfeit: asks,
  saveAccount: [ok, '422 pix_key_type_closed'],
  accounts: ok,
  confirmAccount: asks,
  removeAccount: asks,
  banks: ok,
  orderDetails: ok,
  orderFee: ok,
  orderAssociation: ok,
  orderChart: ok,
  rechargeMechanism: ['200 4 rows', '200 0 rows'],
  bettingMechanism: ['200 4 rows', '200 0 rows'],
  settlementMechanism: ['200 4 rows', '200 0 rows'],
  registerSubordinate: ['422 subordinate_unknown', '403 closed_by_licence'],
  agencyReward: ok,
  inviteRecord: ok,
  agencyStatement: asks,
  vipLevels: ['200 recharges count', '200 betting alone'],
  vipInfo: ['200 recharges count', '200 betting alone'],
  vipHistory: ok,
  callOutcome: ok,
  closeCall: ok,
  languageList: ok,
  dynamicWebs: ['200 Curaçao', '200 SPA/MF'],
  socialMediaLinks: ok,
  support: ok,
  announcements: ok,
  listContent: ok,
  saveContent: asks,
  notifications: ok,
  readNotifications: asks,
  administratorSignIn: asks,
  administratorEnrolment: asks,
  administratorEnrol: asks,
  administratorSignOut: ok,
  reviewQueue: ok,
  approveWithdrawal: asks,
  rejectWithdrawal: ['404 not_found', asks],
  reviewContext: asks,
  reviewDeadline: ['200 1440 minutes', '200 120 minutes'],
  claimWithdrawal: asks,
  releaseWithdrawal: asks,
  letWithdrawalGo: asks,
  cancelStoppedWithdrawal: asks,
  setMemberStatus: asks,
  proveSoleOwner: asks,
  searchMembers: ok,
  forceOffline: asks,
  listAdministrators: ok,
  inviteAdministrator: asks,
  changeAdministrator: asks,
  administratorSessions: ok,
  revokeAdministratorSession: asks,
  auditLog: ok,
  verifyAudit: ok,
  exportAudit: ok,
  listAdjustments: ok,
  proposeAdjustment: asks,
  approveAdjustment: asks,
  rejectAdjustment: asks,
  depositList: ok,
  depositDetails: asks,
  depositProof: asks,
  confirmDeposit: asks,
  refuseDeposit: asks,
  paymentList: ok,
  askRefund: asks,
  identityQueue: ok,
  identityPicture: asks,
  decideIdentity: asks,
  passwordResets: ok,
  openPasswordReset: asks,
  closePasswordReset: asks,
  reconciliationList: ok,
  reconciliationDay: asks,
  reconcile: asks,
  explainDifference: asks,
  checkFirstDeposit: ['200 null', '200 not_offered'],
  claimFirstDeposit: [ok, '422 not_eligible not_offered'],
  checkRechargeReward: ['200 stake_missing', '200 not_offered'],
  claimRechargeReward: ['422 not_eligible stake_missing', '422 not_eligible not_offered'],
  checkRechargeRebate: ['200 stake_missing', '200 not_offered'],
  claimRechargeRebate: ['422 not_eligible stake_missing', '422 not_eligible not_offered'],
  checkInvitation: ['200 no_friend', '200 not_offered'],
  claimInvitation: ['422 not_eligible no_friend', '422 not_eligible not_offered'],
  checkDailyRescue: '200 no_loss',
  claimDailyRescue: '422 not_eligible no_loss',
  coverHistory: ok,
  checkDailyWheel: ['200 null', '200 not_offered'],
  claimDailyWheel: [ok, '422 not_eligible not_offered'],
  checkLotteryWheel: ['200 null', '200 not_offered'],
  claimLotteryWheel: [ok, '422 not_eligible not_offered'],
  checkDay7: ['200 null', '200 not_offered'],
  day7Login: [ok, '422 not_eligible not_offered'],
  rebatesList: ok,
  rebatesDetails: ok,
  claimRebates: '422 not_eligible_to_receive below_least',
  activityDetails: ['200 9 promotions', '200 2 promotions'],
  deskPromotions: ['200 9 promotions', '200 2 promotions'],
  previewTerms: asks,
  saveTerms: asks,
  ...{ clubDesk: ok, previewClub: asks, saveClub: asks },
  ...{ previewFile: asks, importFile: asks, exportCatalogue: asks },
  promotionState: ['200 9 promotions', '200 2 promotions'],
  promotionHistory: ok,
  sendPhoneCode: asks,
  bindPhone: asks,
  renamePasskey: asks,
  cancelRecharge: asks,
  housePages: ok,
  houseTerms: ok,
  memberTerms: ok,
  acceptTerms: asks,
  listTermsVersions: ok,
  saveTermsVersion: asks,
  withdrawTermsVersion: asks,
  listBanners: ok,
  saveBanner: asks,
  addBannerPicture: asks,
  tickets: ok,
  openTicket: asks,
  replyTicket: asks,
  closeOwnTicket: asks,
  careCases: asks,
  careCaseOf: asks,
  takeCareStep: asks,
  ticketInbox: ok,
  ticketThread: asks,
  claimTicket: asks,
  answerTicket: asks,
  moveTicket: asks,
}

describe.each(licences)('under LICENCE=%s', licence => {
  let visit: Visit
  beforeAll(async () => {
    const world = await createPromotionWorld({ LICENCE: licence })
    await seedCatalogue(world.deps)
    const member = await world.member()
    await world.recharge(member, 100_000n)
    await world.play(member, 10_000n)
    visit = { world, member, administrator: await administratorHeaders(world) }
  })
  afterAll(() => visit.world.close())

  test('each promotion is offered or forbidden, in what is shown and in what is payable', async () => {
    const shown = await visit.world.app.inject('/api/activitydetails/get')
    const offered = Object.keys(shown.json().data)
    for (const [id, expected] of Object.entries(promotions)) {
      expect([id, offered.includes(id) ? 'offered' : 'forbidden']).toEqual([id, differs(licence, expected)])
    }
  })

  // Portaria 1.231, art. 31: whoever registered before the licence asked is asked before money is played with.
  test('a member who never gave the details plays with money where nobody asks for them', async () => {
    const { world } = visit
    const early = { world, member: await world.member(), administrator: visit.administrator }
    await sql`UPDATE member SET gender_sealed = NULL, address_sealed = NULL
      WHERE id = ${early.member.id}`.execute(world.deps.db)
    const walked = ['memberDetails', 'launchGame', 'rechargeOnline', 'drawingTerms', 'drawing'] as const
    const heard: string[] = []
    for (const name of walked) heard.push(await outcomeOf(early, name, endpoints[name]))
    expect(heard).toEqual(
      licence === 'curacao'
        ? ['200 0 missing', '200', '200', '200 120 minutes', asks]
        : ['200 2 missing', '403 details_missing', '403 details_missing', '200 120 minutes', asks],
    )
  })

  test('each call of the contract answers as listed', async () => {
    const heard: Record<string, string> = {}
    for (const [name, endpoint] of callsInOrder) heard[name] = await outcomeOf(visit, name, endpoint)
    const listed = Object.entries(calls).map(([name, expected]) => [name, differs(licence, expected)])
    expect(heard).toEqual(Object.fromEntries(listed))
  })
})
