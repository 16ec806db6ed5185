const rules = 'tests/server/operations/approvals-rules.test.ts'
const approvals = 'tests/server/operations/approvals.test.ts'
const people = 'tests/server/operations/two-people.test.ts'
const owners = 'tests/server/operations/two-owners.test.ts'
const invites = 'tests/server/operations/administrators-invite.test.ts'
const resets = 'tests/server/operations/administrators-reset.test.ts'
const terms = 'tests/server/operations/terms-approvals.test.ts'
const files = 'tests/server/operations/file-approvals.test.ts'
const rule = 'server/platform/approvals/rules.ts'
const decide = 'server/features/operations/approvals/decide.ts'

/** What keeps two people two: a part of `safeguards.ts`. */
export const approvalSafeguards = [
  {
    name: 'a file from the back office is only proposed',
    file: 'server/features/operations/files/routes.ts',
    text: 'proposeFile(deps, { body, caller, key })',
    instead: "proposeFile(deps, { body: { ...body, kind: 'catalogue' }, caller, key })",
    test: [files, 'decides no match by its result, and two owners do'],
  },
  {
    name: 'proposed terms are those that follow the running version',
    file: 'server/features/promotions/terms-kind.ts',
    text: 'now === undefined || now.version !== base_version',
    instead: 'now === undefined',
    test: [terms, 'that follow no running version are refused when they are proposed'],
  },
  {
    name: 'an invitation never takes the address of a colleague',
    file: 'server/features/operations/administrators/invite-store.ts',
    text: 'ON CONFLICT (email) DO NOTHING',
    instead: 'ON CONFLICT (email) DO UPDATE SET password_hash = excluded.password_hash',
    test: [invites, 'keeps its password and authenticator, whichever link is opened'],
  },
  {
    name: 'a known address is not invited',
    file: 'server/features/operations/administrators/invite-kind.ts',
    text: "if (await addressIsKnown(tx, email)) return refuse('administrator_exists')",
    instead: '',
    test: [invites, 'is not invited, in no spelling'],
  },
  {
    name: 'who enrols is on probation',
    file: 'server/features/operations/administrators/service.ts',
    text: 'const probation_until = probationFrom(deps, now)',
    instead: 'const probation_until = probationFrom(deps, now) && null',
    test: [invites, 'makes somebody who approves nothing for the hours of the probation'],
  },
  {
    name: 'a reset ends the credentials at once',
    file: 'server/features/operations/administrators/reset-kind.ts',
    text: 'await endCredentials(deps, tx, person)',
    instead: '',
    test: [
      resets,
      'of everything ends every way in at once; the link to new ones goes to the colleague alone',
    ],
  },
  {
    name: 'nobody approves what they proposed',
    file: rule,
    text: 'if (first.administratorId === second.administratorId)',
    instead: "if (first.administratorId === '')",
    test: [rules, 'knows the person who proposed at whichever device they come again'],
  },
  {
    name: 'two accounts at one device are one person',
    file: rule,
    text: 'first.deviceId === null || second.deviceId === null || first.deviceId === second.deviceId',
    instead: 'first.deviceId === null || second.deviceId === null',
    test: [rules, 'takes two accounts at one device for one person'],
  },
  {
    name: 'two accounts in one session are one person',
    file: rule,
    text: 'first.sessionId === null || first.sessionId === second.sessionId',
    instead: 'first.sessionId === null',
    test: [rules, 'takes two accounts in one session for one person'],
  },
  {
    name: 'an unknown device is never another one',
    file: rule,
    text: 'first.deviceId === null || second.deviceId === null ||',
    instead: 'first.deviceId !== null && second.deviceId !== null &&',
    test: [rules, 'never takes an unknown device or session for another one'],
  },
  {
    name: 'an approval wants the role that the decision names',
    file: rule,
    text: "if (!about.approvers.includes(second.role)) return 'forbidden'",
    instead: '',
    test: [rules, 'wants the role that the decision names'],
  },
  {
    name: 'nobody approves what changes their own access',
    file: rule,
    text: "if (about.concerns === second.administratorId) return 'own_account'",
    instead: '',
    test: [rules, 'lets nobody approve what changes their own access'],
  },
  {
    name: 'nobody on probation is the second of two people',
    file: rule,
    text: "isOnProbation(second, about.now) ? 'approver_on_probation' : undefined",
    instead: 'undefined',
    test: [rules, 'keeps an approver out to the last moment of their probation'],
  },
  {
    name: 'the second of two people proved lately who they are',
    file: rule,
    text: 'about.now.getTime() - second.provedAt.getTime() > freshProofMs',
    instead: 'false',
    test: [rules, 'wants a proof of the approver that is no older than ten minutes'],
  },
  {
    name: 'an administrator on probation approves nothing at all',
    file: 'server/platform/http/answers/refuse-standing.ts',
    text: 'return approves ? refuseProbation(caller, now) : undefined',
    instead: 'return undefined',
    test: [people, 'is refused every call that approves something, and no other'],
  },
  {
    name: 'money moves by hand only with two owners',
    file: 'server/platform/http/answers/refuse-standing.ts',
    text: 'movesMoney && wantsTwoOwners && caller.owners < 2',
    instead: 'movesMoney && wantsTwoOwners && caller.owners < 1',
    test: [owners, 'moves no money by hand, and everything else it does'],
  },
  {
    name: 'a large withdrawal is paid only with two owners',
    file: 'server/features/cashier/withdraw/decide.ts',
    text: "deps.config.mode === 'production' && caller.owners < 2",
    instead: 'false',
    test: [owners, 'pays withdrawals up to the amount that takes two, and none above'],
  },
  {
    name: 'a proposal is approved by the rule of two people',
    file: decide,
    text: 'refuseSecondPerson(proposerOf(row), caller, about) ??',
    instead: '',
    test: [approvals, 'to the person who proposed it, at whichever device they come again'],
  },
  {
    name: 'a proposal is looked at anew when it is approved',
    file: decide,
    text: 'if (found.subject !== row.subject || !areSame(found.changes, openChanges(deps.secrets, row)))',
    instead: 'if (found.subject !== row.subject)',
    test: [approvals, 'where what it is about is no longer as it was shown'],
  },
  {
    name: 'a proposer who lost their role takes their proposals with them',
    file: decide,
    text: "may(row.proposed_by, kind.proposers) ? undefined : refuse('approval_outdated')",
    instead: 'undefined',
    test: [approvals, 'where the proposer was shut out, or is no owner any more'],
  },
  {
    name: 'a proposal is decided once',
    file: decide,
    text: "row.state === 'proposed' ? row : refuse('approval_decided')",
    instead: 'row',
    test: [approvals, 'by two owners at the same moment counts once'],
  },
  {
    name: 'a proposal ends with its time',
    file: decide,
    text: "row.state === 'expired' || (row.state === 'proposed' && row.expires_at <= clock.now())",
    instead: "row.state === 'expired'",
    test: [approvals, 'once it has expired, and the same may be proposed again'],
  },
  {
    name: 'a proposal is withdrawn by its proposer alone',
    file: decide,
    text: "if (row.proposed_by !== caller.administratorId) return refuse('not_found')",
    instead: '',
    test: [approvals, 'is withdrawn by its proposer alone'],
  },
  {
    name: 'an adjustment follows the rule of two people',
    file: 'server/features/cashier/adjustments/service.ts',
    text: 'if (refused !== undefined) return refused',
    instead: '',
    test: [people, 'decide no adjustment, and two people at two devices do'],
  },
  {
    name: 'a large withdrawal follows the rule of two people',
    file: 'server/features/cashier/withdraw/decide.ts',
    text: 'if (refused !== undefined) return refused',
    instead: '',
    test: [people, 'decide no large withdrawal, and two people at two devices do'],
  },
  {
    name: 'a large transfer by hand follows the rule of two people',
    file: 'server/features/cashier/deposit/review.ts',
    text: 'refuseSecondPerson(first, caller, about) ??',
    instead: '',
    test: [people, 'decide no large transfer by hand, and two people at two devices do'],
  },
  {
    name: 'a new password for a member follows the rule of two people',
    file: 'server/features/auth/resets/reset-admin.ts',
    text: 'if (refused !== undefined) return refused',
    instead: '',
    test: [people, 'decide no new password for a member, and two people at two devices do'],
  },
] as const
