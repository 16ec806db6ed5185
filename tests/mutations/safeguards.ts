import { adminSafeguards } from './admin-safeguards.ts'
import { administratorSafeguards } from './administrator-safeguards.ts'
import { approvalSafeguards } from './approval-safeguards.ts'
import { breakSafeguards } from './break-safeguards.ts'
import { callSafeguards } from './call-safeguards.ts'
import { dataSafeguards } from './data-safeguards.ts'
import { fairnessSafeguards } from './fairness-safeguards.ts'
import { harmSafeguards } from './harm-safeguards.ts'
import { headerSafeguards } from './header-safeguards.ts'
import { inputSafeguards } from './input-safeguards.ts'
import { limitSafeguards } from './limit-safeguards.ts'
import { noticeSafeguards } from './notice-safeguards.ts'
import { overviewSafeguards } from './overview-safeguards.ts'
import { payoutSafeguards } from './payout-safeguards.ts'
import { providerSafeguards } from './provider-safeguards.ts'
import { registrationSafeguards } from './registration-safeguards.ts'
import { returnSafeguards } from './return-safeguards.ts'
import { sessionSafeguards } from './session-safeguards.ts'
import { throttleSafeguards } from './throttle-safeguards.ts'
import { tokenSafeguards } from './token-safeguards.ts'
import { wageringSafeguards } from './wagering-safeguards.ts'
import { winSafeguards } from './win-safeguards.ts'

export interface Safeguard {
  /** What it keeps from happening. */
  readonly name: string
  readonly file: string
  /** A piece of that file, and what somebody might have written instead. */
  readonly text: string
  readonly instead: string
  /** The test that must fail without it. */
  readonly test: readonly [file: string, name: string]
}

const ledger = 'tests/ledger'

const walletRead = 'SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = p_currency'

/** Each is taken away in turn by `npm run mutations`, on a copy of the tree. */
export const safeguards: readonly Safeguard[] = [
  {
    name: 'acceptance of the terms in force before money is played with',
    file: 'server/app.ts',
    text: '    gate: features.gate,\n',
    instead: '',
    test: [
      'tests/server/support/terms.test.ts',
      'from the first moment of its day in Sao Paulo money is refused until the version is accepted',
    ],
  },
  {
    name: 'row lock of a bet',
    // Where the function stands as it is now.
    file: 'server/platform/database/functions/wallet/post_bet.sql',
    text: `  opened timestamptz;\nBEGIN\n  ${walletRead} FOR NO KEY UPDATE;`,
    instead: `  opened timestamptz;\nBEGIN\n  ${walletRead};`,
    test: [`${ledger}/mutations.test.ts`, 'finds nothing while every guard stands'],
  },
  {
    name: 'nothing is added that the member did not agree to',
    file: 'games/play-round.ts',
    text: 'checked.value.stake - open.stake === agreed',
    instead: 'checked.value.stake - open.stake >= 0n && agreed >= 0n',
    test: [
      'tests/server/games/games-added-stake.test.ts',
      'nothing is taken that the member did not agree to, to the centavo',
    ],
  },
  {
    name: 'a round is given back with every bet of it',
    file: 'server/platform/database/functions/games/give_round_back.sql',
    text: 'keys text[] := r.bet_key || r.further_bet_keys;',
    instead: 'keys text[] := ARRAY[r.bet_key];',
    test: [
      'tests/server/games/games-added-stake.test.ts',
      'a round whose game is no more is given back with all that its steps added, and counts as no play',
    ],
  },
  {
    name: 'CHECK that no wallet is negative',
    file: 'server/platform/database/migrations/010-wallet-tables.sql',
    text: 'CHECK (cash >= 0 AND bonus >= 0 AND rebate >= 0 AND hold >= 0 AND debt >= 0)',
    instead: 'CHECK (true)',
    test: [`${ledger}/mutations.test.ts`, 'finds nothing while every guard stands'],
  },
  {
    name: 'unique key of a transaction',
    file: 'server/platform/database/migrations/010-wallet-tables.sql',
    text: 'CREATE UNIQUE INDEX ledger_transaction_key',
    instead: 'CREATE INDEX ledger_transaction_key',
    test: [`${ledger}/mutations.test.ts`, 'finds nothing while every guard stands'],
  },
  {
    name: 'one open hold a member',
    file: 'server/wallet/withdrawals.ts',
    text: 'if (wallet.hold > 0n &&',
    instead: 'if (wallet.hold < 0n &&',
    test: [`${ledger}/money-flows.test.ts`, 'is refused while another is open'],
  },
  {
    name: 'append-only grants',
    file: 'server/platform/database/grants.ts',
    text: 'REVOKE UPDATE, DELETE, TRUNCATE ON',
    instead: 'REVOKE TRUNCATE ON',
    test: [`${ledger}/mutations.test.ts`, 'finds nothing while every guard stands'],
  },
  {
    name: 'a try of a secret is counted before it is looked at',
    file: 'server/platform/guesses/guess-limiter.ts',
    text: 'pending: admission.count.pending + 1',
    instead: 'pending: 0',
    test: [
      'tests/server/platform/guess-limiter.test.ts',
      'of wrong tries in several processes is looked at as often as one guesser',
    ],
  },
  {
    name: 'a large withdrawal needs two',
    file: 'server/features/cashier/withdraw/decide.ts',
    text: 'const needsTwo = row.money > deps.config.money.withdrawal.secondReviewAbove',
    instead:
      'const needsTwo = row.money < deps.config.money.withdrawal.secondReviewAbove - row.money * 1_000_000n',
    test: ['tests/server/cashier/money-review.test.ts', 'of a large amount needs a second administrator'],
  },
  {
    name: 'no withdrawal is written down as approved by one person twice',
    file: 'server/platform/database/migrations/044-withdrawals.sql',
    text: 'CHECK (second_reviewer <> reviewer)',
    instead: 'CHECK (true)',
    test: [
      'tests/server/cashier/money-review.test.ts',
      'is not written down as approved by one person twice',
    ],
  },
  {
    name: 'no transfer is written down as confirmed by one person twice',
    file: 'server/platform/database/migrations/050-manual-deposits.sql',
    text: 'ADD CHECK (second_reviewer <> reviewer)',
    instead: 'ADD CHECK (true)',
    test: [
      'tests/server/cashier/money-transfers.test.ts',
      'is not written down as confirmed by one person twice',
    ],
  },
  {
    name: 'a proof of a transfer is sealed',
    file: 'server/features/cashier/deposit/proof.ts',
    text: "sealed: deps.secrets.encrypt(received.bytes.toString('base64'), contextOf(row))",
    instead: "sealed: Buffer.from(received.bytes.toString('base64'))",
    test: ['tests/server/cashier/money-transfers.test.ts', 'has its proof sealed in the database'],
  },
  {
    name: 'a code of the member’s authenticator works once',
    file: 'server/features/auth/factors/factor-store.ts',
    text: 'AND step <',
    instead: 'AND step <=',
    test: ['tests/server/auth/security-factors.test.ts', 'each code opens once'],
  },
  {
    name: 'a reward has one row for its cause',
    file: 'server/features/promotions/pay.ts',
    text: 'if (!(await insertReward(tx, row))) return undefined',
    instead: 'await insertReward(tx, { ...row, subject: row.id })',
    test: [
      'tests/server/promotions/promotions-days.test.ts',
      'within the cap above", once though sent fifty times',
    ],
  },
  {
    name: 'a reward is one for a CPF, a payer and a device',
    file: 'server/features/promotions/uniqueness.ts',
    text: 'if (rows[0]?.member_id !== claimant.memberId) return false',
    instead: 'if (rows.length === 0) return false',
    test: [
      'tests/server/promotions/promotions-recharge.test.ts',
      'is one for a device and one for a payer in the whole house',
    ],
  },
  {
    name: 'a bonus of the club is paid once for its cause',
    file: 'server/features/vip/fold.ts',
    text: 'if (amount <= 0n || (await isRewarded(tx, memberId, due.cause))) continue',
    instead: 'if (amount <= 0n) continue',
    test: [
      'tests/server/vip/vip.test.ts',
      'a level that fell and is reached again brings its bonus no second time',
    ],
  },
  {
    name: 'a week of the agency is settled once',
    file: 'server/platform/database/functions/agency/settle_agency_week.sql',
    text: 'IF NOT FOUND THEN RETURN NULL; END IF;',
    instead: '',
    test: [
      'tests/server/agency/agency-settlement.test.ts',
      'a week is settled once, however many servers try',
    ],
  },
  {
    name: 'what a line lost by luck brings no commission',
    file: 'server/platform/database/functions/agency/agency_reckon.sql',
    text: 'least((revenue + carried) * 30 / 100, floor(bound))',
    instead: '(revenue + carried) * 30 / 100',
    test: ['tests/server/agency/agency-settlement.test.ts', 'what a line lost by luck brings no more than'],
  },
  {
    name: 'a commission is paid once',
    file: 'server/features/agency/settle.ts',
    text: "key, kind: 'commission'",
    instead: "key: key + deps.ids(), kind: 'commission'",
    test: ['tests/server/agency/agency.test.ts', 'a commission is paid once, however many servers'],
  },
  {
    name: 'one failure keeps none of the others waiting',
    file: 'server/platform/workers/process-each.ts',
    text: 'failed.push(item)',
    instead: 'throw error',
    test: ['tests/server/cashier/money-one-failure.test.ts', 'a payment that cannot be credited keeps none'],
  },
  {
    name: 'nobody inside a transaction asks for a second connection',
    file: 'server/features/support/events/service.ts',
    text: 'await notifyAll(tx,',
    instead: 'await notifyAll(db,',
    test: ['tests/server/support/events-stream.test.ts', 'what was committed reaches the member’s streams'],
  },
  {
    name: 'an answer that does not come is not waited for',
    file: 'server/platform/database/waiting-client.ts',
    text: 'query_timeout: state.patienceMs',
    instead: 'query_timeout: state.patienceMs * 1_000',
    test: ['tests/server/platform/database-dead-line.test.ts', 'a statement over a dead line is given up'],
  },
  {
    name: 'a code of the authenticator works once',
    file: 'server/features/operations/administrators/store.ts',
    text: 'AND totp_step <',
    instead: 'AND totp_step <=',
    test: [
      'tests/server/operations/administrators-apart.test.ts',
      'of twenty sign-ins with one code at once one succeeds',
    ],
  },
  {
    name: 'a captcha works once',
    file: 'server/features/auth/captcha/captcha-store.ts',
    text: 'DELETE FROM captcha WHERE key =',
    instead: 'UPDATE captcha SET bits = bits WHERE key =',
    test: ['tests/server/auth/auth-registration.test.ts', 'a wrong captcha, a used one'],
  },
  {
    name: 'an end-to-end id belongs to one member',
    file: 'server/platform/database/migrations/010-wallet-tables.sql',
    text: 'CREATE TABLE ledger_route (\n  key text PRIMARY KEY,',
    instead: 'CREATE TABLE ledger_route (\n  key text,',
    test: [`${ledger}/money-flows.test.ts`, 'is credited to one member only'],
  },
  {
    name: 'the payer is the member',
    file: 'server/features/cashier/deposit/rules.ts',
    text: "if (payer === 'another')",
    instead: "if (payer === 'unknown' && payment.amount < 0n)",
    test: ['tests/server/cashier/money-payments.test.ts', 'by another CPF is never credited'],
  },
  {
    name: 'a call names no other member',
    file: 'server/platform/http/requests/admit.ts',
    text: "refuse('member_mismatch')",
    instead: 'rest',
    test: ['tests/server/auth/auth-sessions.test.ts', 'names another member is refused'],
  },
  ...administratorSafeguards,
  ...adminSafeguards,
  ...fairnessSafeguards,
  ...approvalSafeguards,
  ...headerSafeguards,
  ...inputSafeguards,
  ...limitSafeguards,
  ...noticeSafeguards,
  ...payoutSafeguards,
  ...breakSafeguards,
  ...harmSafeguards,
  ...callSafeguards,
  ...providerSafeguards,
  ...dataSafeguards,
  ...registrationSafeguards,
  ...returnSafeguards,
  ...sessionSafeguards,
  ...throttleSafeguards,
  ...tokenSafeguards,
  ...wageringSafeguards,
  ...winSafeguards,
  ...overviewSafeguards,
]
