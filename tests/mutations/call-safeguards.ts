const server = 'tests/server'

/** What keeps a keyed call one call: a part of `safeguards.ts`. */
export const callSafeguards = [
  {
    name: 'request hash of a keyed call',
    file: 'server/wallet/calls.ts',
    text: 'if (row.request_hash?.equals(call.requestHash) !== true)',
    instead: "if (row.state === 'begun')",
    test: [`${server}/calls-run-once.test.ts`, 'the same key with another body is a mismatch'],
  },
  {
    name: 'a call that is sent again is answered, not done again',
    file: 'server/http/run-once.ts',
    text: "    if (begun.state !== 'new') return replay(endpoint, begun)\n  }\n  const outcome",
    instead: "    if (begun.state === 'closed') return replay(endpoint, begun)\n  }\n  const outcome",
    test: [`${server}/queued-writes.test.ts`, 'one that is sent again undoes nothing that came after it'],
  },
  {
    name: 'a refusal undoes what was written',
    file: 'server/http/run-once.ts',
    text: 'if (outcome instanceof Refused) throw new Undone(outcome)',
    instead: 'if (outcome instanceof Refused) return outcome',
    test: [`${server}/calls-run-once.test.ts`, 'a refusal undoes what the work had written'],
  },
] as const
