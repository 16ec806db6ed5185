const claimed = [
  'server/promotions/promotions-once.test.ts',
  'after a lost answer: one answer, paid once',
] as const
const checks = ['server/account/identity.test.ts', 'each step of a check is done once under its key'] as const
const subscribed = ['server/support/push.test.ts', 'by a call whose answer was lost is so once'] as const
/** Calls of members that other tests send again after a lost answer, under the same key: file, and a part of the test's name. */
export const sentAgainElsewhere = {
  claimFirstDeposit: claimed,
  claimRechargeReward: claimed,
  claimRechargeRebate: claimed,
  claimInvitation: claimed,
  claimDailyRescue: claimed,
  claimDailyWheel: claimed,
  claimLotteryWheel: claimed,
  day7Login: claimed,
  claimRebates: claimed,
  startRound: ['server/games/games-once.test.ts', 'sent again, it was done once'],
  stepRound: ['server/games/games-once.test.ts', 'the answer of a step that adds to the stake is lost'],
  placeTableBet: ['server/games/shared-rounds.test.ts', 'once for its key and once for its place'],
  cancelTableBet: [
    'server/games/shared-rounds.test.ts',
    'a bet can be taken back while its round takes bets',
  ],
  subscribePush: subscribed,
  unsubscribePush: subscribed,
  placeSportsBet: ['server/sportsbook/sports.test.ts', 'a slip is taken once for its key'],
  rechargeOnline: ['server/cashier/money-orders.test.ts', 'sent again with the same key is the same order'],
  cancelRecharge: ['server/cashier/money-cancelled-orders.test.ts', 'one key cancels once'],
  drawing: [
    'server/cashier/money-withdrawals.test.ts',
    'whose answer was lost answers the same again under its key',
  ],
  confirmAccount: ['server/auth/security-accounts.test.ts', 'The answer that was lost is given again'],
  forfeit: ['server/promotions/bonuses.test.ts', 'loses exactly that, once'],
  registerSubordinate: [
    'server/agency/agency.test.ts',
    "call(agent, 'subordinate/register', intent, key)).toEqual(done)",
  ],
  answerCheck: ['server/responsible-gambling/play-sessions.test.ts', 'once however often the answer comes'],
  acceptTerms: ['server/support/terms.test.ts', 'one repeated after a lost answer, are one acceptance'],
  saveMemberDetails: ['server/account/member-details.test.ts', 'half of them one repeated under its key'],
  sendIdentityPicture: checks,
  submitIdentity: checks,
  appealIdentity: checks,
  // These open a session, whose token is answered only once: sent again they open another of the same account.
  register: ['e2e/auth/session-register.spec.ts', 'makes one account, and sending it again signs in to it'],
  demo: ['e2e/auth/session-login.spec.ts', 'a demo tap whose answer is lost makes one account'],
  eraseAccount: [
    'server/cashier/lost-answers.test.ts',
    'an erasure whose answer is lost shows by the session that ended',
  ],
} as const
