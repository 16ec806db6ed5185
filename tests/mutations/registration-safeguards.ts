const claims = 'tests/server/auth/registration-claims.test.ts'

/** What keeps identities from being probed, and accounts one for each CPF: a part of `safeguards.ts`. */
export const registrationSafeguards = [
  {
    name: 'a CPF that another account has opens no wallet',
    file: 'server/features/auth/security/settle-registration.ts',
    text: 'if (owner !== memberId) return notifyOwner(deps, tx, owner)',
    instead: 'if (owner === undefined) return notifyOwner(deps, tx, owner)',
    test: [claims, 'of one CPF by eight people at once opens one wallet, however they race'],
  },
  {
    name: 'a registration closes play until it is settled',
    file: 'server/features/auth/security/settle-registration.ts',
    text: '  await closePlay(deps, tx, { memberId, kind, at: deps.clock.now() })\n',
    instead: '',
    test: [claims, 'keeps play and deposits closed until a code of a message is typed'],
  },
  {
    name: 'no code goes to a contact that somebody proved',
    file: 'server/features/auth/factors/contact-codes.ts',
    text: 'const isFree = owner === undefined',
    instead: 'const isFree = kind !== undefined || owner !== undefined',
    test: [claims, 'to the owner of a taken one that somebody tried'],
  },
  {
    name: 'recovery reaches proved contacts alone',
    file: 'server/features/auth/factors/proved-way.ts',
    text: 'contact.isProved && config',
    instead: 'config',
    test: [claims, 'recovers nothing, and the answer is that of a proved one'],
  },
  {
    name: 'letters about an account go to a proved e-mail alone',
    file: 'server/features/auth/security/member-message.ts',
    text: ' || !email.isProved',
    instead: '',
    test: [claims, 'gets no letter about the account, such as one of a new device'],
  },
  {
    name: 'a proved phone ends the claims of others',
    file: 'server/features/auth/registration/claims.ts',
    text: '  await endClaims(tx, { memberId, kind, hash })\n',
    instead: '',
    test: [claims, 'until somebody else proves it'],
  },
  {
    name: 'who claims a phone takes no wrong tries of its owner back',
    file: 'server/features/auth/sessions/sign-in.ts',
    text: '  if (found !== member) return { isRight: false, isNoTry: true, found }\n',
    instead: '',
    test: [claims, 'takes no wrong tries at the owner’s password back'],
  },
  {
    name: 'one telephone gets five messages a day',
    file: 'server/features/auth/factors/contact-codes.ts',
    text: 'if (count < mostToOne)',
    instead: 'if (count >= 0)',
    test: [claims, 'sends at most five messages a day to one telephone'],
  },
  {
    name: 'nobody reads messages of production',
    file: 'server/features/support/mail/demo-messages.ts',
    text: "if (config.mode !== 'demo') return refuse('not_found')",
    instead: "if (contacts.length > 99) return refuse('not_found')",
    test: ['tests/server/support/text-messages.test.ts', 'production shows nobody’s messages'],
  },
] as const
