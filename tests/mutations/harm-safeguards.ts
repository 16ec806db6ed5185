const harm = 'tests/server/responsible-gambling/harm-cases.test.ts'
const identity = 'tests/server/account/identity.test.ts'

/** What keeps a member from harm beside their own limits and breaks: a part of `safeguards.ts`. */
export const harmSafeguards = [
  {
    name: 'a step of the house never makes a limit wider',
    file: 'server/features/responsible-gambling/limits/service.ts',
    text: "byOperator: true }))) return refuse('limit_not_lower')",
    instead: 'byOperator: true }))) await writeLimit(tx, memberId, intent)',
    test: [harm, 'that limits never makes a limit of the member’s own wider'],
  },
  {
    name: 'a limit of the house is not raised before its time',
    file: 'server/features/responsible-gambling/limits/service.ts',
    text: 'if (held !== undefined) return held\n    if (!(await lower(',
    instead: 'if (!(await lower(',
    test: [
      harm,
      'that limits holds at once, is said to be the operator’s, and cannot be raised before its time',
    ],
  },
  {
    name: 'offers that a person closed stay closed whatever a night finds',
    file: 'server/features/responsible-gambling/harm-detection/rules.ts',
    text: "  if (closedBy === 'person') return 'person'\n",
    instead: '',
    test: [harm, 'closes offers until a person opens them, whatever a night finds'],
  },
  {
    name: 'who is under age tries no other photo',
    file: 'server/features/account/kyc/rules.ts',
    text: "  if (sent[0]?.reason === 'under_age') return { left: 0, again: undefined }\n",
    instead: '',
    test: [identity, 'under age: no other photo helps, only a person'],
  },
] as const
