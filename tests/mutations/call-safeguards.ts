/** What keeps a keyed call one call: a part of `safeguards.ts`. */
export const callSafeguards = [
  {
    name: 'request hash of a keyed call',
    file: 'server/platform/http/idempotency.ts',
    text: 'if (!isSameRequest(row.request_hash, call))',
    instead: "if (row.state === 'begun')",
    test: ['tests/server/cashier/calls-run-once.test.ts', 'the same key with another body is a mismatch'],
  },
  {
    name: 'a call that is sent again is answered, not done again',
    file: 'server/platform/http/run-once.ts',
    text: "    if (begun.state !== 'new') return replay(deps, endpoint, keyed, begun)\n  }\n  const named",
    instead:
      "    if (begun.state === 'closed') return replay(deps, endpoint, keyed, begun)\n  }\n  const named",
    test: [
      'tests/server/support/queued-writes.test.ts',
      'one that is sent again undoes nothing that came after it',
    ],
  },
  {
    name: 'a refusal undoes what was written',
    file: 'server/platform/http/run-once.ts',
    text: 'if (outcome instanceof Refused) throw new Undone(outcome)',
    instead: 'if (outcome instanceof Refused) return outcome',
    test: ['tests/server/cashier/calls-run-once.test.ts', 'a refusal undoes what the work had written'],
  },
  {
    name: 'a call whose statement the database gave up may come again',
    file: 'server/platform/http/answers/failures.ts',
    text: '53...|57014|57P0[123]',
    instead: '53...|57P0[123]',
    test: [
      'tests/server/platform/http/http-slow-database.test.ts',
      'a call whose statement PostgreSQL gave up',
    ],
  },
  {
    name: 'a bet or a deposit waits for a lower limit or a pause that waits on the device',
    file: 'src/sync/calls/open-money-call.ts',
    text: 'if (!call.waitsForUrgent || !(await hasUrgent(db, memberId))) return false',
    instead: 'if (!call.waitsForUrgent || !(await hasUrgent(db, call.id))) return false',
    test: [
      'tests/sync/calls/urgent-before-money.test.ts',
      'while it does not arrive nothing of the deposit is sent',
    ],
  },
] as const
