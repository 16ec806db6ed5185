const payoutTest = 'tests/server/cashier/money-payouts.test.ts'

/** What keeps money from leaving twice, early, or to somebody else: a part of `safeguards.ts`. */
export const payoutSafeguards = [
  {
    name: 'a refund under way sets its amount aside',
    file: 'server/features/cashier/deposit/disputes/dispute-rules.ts',
    text: "larger(sumOf('under_way'), claimed - taken)",
    instead: 'claimed - taken',
    test: ['tests/server/cashier/money-disputes.test.ts', 'is set aside before it is done'],
  },
  {
    name: 'a dispute larger than the balance keeps withdrawals waiting',
    file: 'server/wallet/withdrawals.ts',
    text: "> 0n) return 'deposit_disputed'",
    instead: "< 0n) return 'deposit_disputed'",
    test: ['tests/ledger/disputes.test.ts', 'while a dispute is larger than the balance'],
  },
  {
    name: 'a disputed payout is not approved',
    file: 'server/features/cashier/withdraw/decide.ts',
    text: "> 0n) return refuse('deposit_disputed')",
    instead: "< 0n) return refuse('deposit_disputed')",
    test: ['tests/server/cashier/money-disputes.test.ts', 'cannot be approved over an open dispute'],
  },
  {
    name: 'nobody lets a disputed payout go',
    file: 'server/features/cashier/withdraw/stopped.ts',
    text: "> 0n) return refuse('deposit_disputed')",
    instead: "< 0n) return refuse('deposit_disputed')",
    test: ['tests/server/cashier/money-disputes.test.ts', 'nobody can let it go'],
  },
  {
    name: 'whose key it is is asked when it is saved',
    file: 'server/features/cashier/accounts/owner.ts',
    text: 'if (reply.value.cpf === person.cpf) return owned',
    instead: 'if (reply.value.cpf === person.cpf || isLimited) return owned',
    test: [
      'tests/server/cashier/accounts/money-accounts.test.ts',
      'is refused at once when it is somebody else’s',
    ],
  },
  {
    name: 'whose key it is is asked again at every payout',
    file: 'server/features/cashier/withdraw/payouts.ts',
    text: 'const refused = await ownerRefusal(deps, row.member_id, saved)',
    instead:
      'const refused = saved.kind === undefined ? await ownerRefusal(deps, row.member_id, saved) : undefined',
    test: [payoutTest, 'to a key that changed hands since it was confirmed is not made'],
  },
  {
    name: 'a payout that nobody knows of is asked for under its id, not sent anew',
    file: 'server/features/cashier/withdraw/payouts.ts',
    text: 'else await ask(deps, provider, row, row.payout_id)',
    instead: 'else await send(deps, provider, row, deps.ids())',
    test: [payoutTest, 'is asked about under its id and happens once'],
  },
  {
    name: 'withdrawals rest for a day after a change',
    file: 'server/features/cashier/withdraw/apply.ts',
    text: 'if (heldUntil !== null) return',
    instead: 'if (heldUntil === undefined) return',
    test: [
      'tests/server/cashier/money-withdrawals.test.ts',
      'waits for a day after the withdrawal password was changed',
    ],
  },
  {
    name: 'nobody decides an adjustment of their own',
    file: 'server/platform/database/migrations/055-roles-and-adjustments.sql',
    text: "CHECK (state = 'proposed' OR (state = 'taken_back') = (decided_by = proposed_by))",
    instead: 'CHECK (true)',
    test: [
      'tests/server/cashier/adjustments.test.ts',
      'cannot be decided by its proposer even by writing into the database',
    ],
  },
  {
    name: 'what a payer’s bank took back unheard is asked about',
    file: 'server/features/cashier/reconciliation/run-day.ts',
    text: "  for (const { e2eid, ref } of unheardOf(found)) await keepAsNotice(deps, 'pix', e2eid, ref)\n",
    instead: '',
    test: [
      'tests/server/cashier/money-lost-disputes.test.ts',
      'what a payer’s bank took back without our hearing of it is found in the statement',
    ],
  },
  {
    name: 'step-up of payout data',
    file: 'server/features/cashier/accounts/account-calls.ts',
    text: "checkStrongProof(deps, caller, 'accounts', body.proof)",
    instead: 'Promise.resolve(undefined)',
    test: ['tests/server/auth/security-accounts.test.ts', 'asks for a step-up by it'],
  },
  {
    name: 'a further account waits its day',
    file: 'server/features/cashier/accounts/service.ts',
    text: 'row.payable_from > deps.clock.now()',
    instead: 'row.payable_from.getTime() < 0',
    test: ['tests/server/auth/security-accounts.test.ts', 'takes withdrawals a day after its confirmation'],
  },
] as const
