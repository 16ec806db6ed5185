const limiter = 'tests/server/platform/guess-limiter.test.ts'
const pins = 'tests/server/cashier/accounts/withdrawal-password-guessing.test.ts'
const events = 'tests/server/platform/security-events.test.ts'
const networks = 'tests/server/auth/sign-in-networks.test.ts'
const forgotten = 'tests/server/auth/forgotten-browsers.test.ts'
const admin = 'tests/server/operations/administrators-lock-out.test.ts'
const reported = 'tests/server/auth/failed-tries-shown.test.ts'
const sound = 'tests/server/auth/captcha-sound.test.ts'
const accounts = 'tests/server/auth/sign-in-accounts.test.ts'

/** What bounds guessing, and tells of it: a part of `safeguards.ts`. */
export const throttleSafeguards = [
  {
    name: 'limit of guesses',
    file: 'server/platform/http/requests/rate-limits.ts',
    text: 'if (count <= most) return undefined',
    instead: 'if (count <= most * 1_000) return undefined',
    test: ['tests/server/platform/http/http-limits.test.ts', 'a caller that guesses too fast waits'],
  },
  {
    name: 'a security event names a network by keyed hash only',
    file: 'server/platform/audit/security-events.ts',
    text: 'ip === undefined ? undefined : hashNetwork(secrets, ip)',
    instead: 'ip',
    test: [events, 'names neither the account that was typed nor the address'],
  },
  {
    name: 'a refused approval is a security event',
    file: 'server/platform/http/serve-routes.ts',
    text: '  reportRefusedApproval(options.report, { endpoint, caller, outcome, ip: request.ip })\n',
    instead: '',
    test: [events, 'reports an approval that needs another person'],
  },
  {
    name: 'guesses under way at once are bounded like one after the other',
    file: 'server/platform/guesses/guess-rules.ts',
    text: "if (pending > 0 && delayAfter(counted + pending, policy) > 0) return { kind: 'busy' }",
    instead: '',
    test: [limiter, 'of wrong tries in several processes is looked at as often as one guesser'],
  },
  {
    name: 'right tries under way lock nobody',
    file: 'server/platform/guesses/guess-rules.ts',
    text: "return { kind: 'busy' }",
    instead: "return { kind: 'delayed', leftMs: 1_000 }",
    test: [limiter, 'of right tries in several processes meets no delay'],
  },
  {
    name: 'a try whose process died counts as wrong',
    file: 'server/platform/guesses/guess-rules.ts',
    text: 'wrong: row.wrong + row.pending, pending: 0',
    instead: 'wrong: row.wrong, pending: 0',
    test: [limiter, 'counts as wrong after a minute, and no other is looked at in its place before'],
  },
  {
    name: 'calls of one key look at a secret once',
    file: 'server/platform/http/run-in-turn.ts',
    text: 'deps.guesses.inTurn(',
    instead: 'deps.guesses.inTurn(Math.random() + ',
    test: [pins, 'with one key and a wrong one cost one try'],
  },
  {
    name: 'the first withdrawal password wants a proof of the person',
    file: 'server/features/cashier/accounts/password-service.ts',
    text: "checkProof(deps, caller, 'withdrawal_password', proof) ??",
    instead: '',
    test: [pins, 'is not set by somebody who only holds the session'],
  },
  {
    name: 'a withdrawal password is not the birth date',
    file: 'server/features/cashier/accounts/pin-rules.ts',
    text: 'const numbers = [cpf, phone, ...datesOf(birthDate)]',
    instead: 'const numbers = [cpf, phone]',
    test: [pins, 'is refused when it is the member’s birth date'],
  },
  {
    name: 'an easy withdrawal password of old is changed before it is used',
    file: 'server/features/cashier/accounts/pin.ts',
    text: "easy === undefined ? undefined : refuse('withdrawal_password_outdated')",
    instead: 'easy === undefined ? undefined : undefined',
    test: [pins, 'and was set before is right for its change, and for nothing else'],
  },
  {
    name: 'a network with many failures owes a proof of work',
    file: 'server/features/auth/sessions/sign-in.ts',
    text: 'anywhere === undefined || given.captcha !== undefined ? 0 : pressure.bits',
    instead: '0',
    test: [networks, 'after ten failures from any of its addresses each try costs work'],
  },
  {
    name: 'a made-up verification code pays for no proof of work',
    file: 'server/features/auth/sessions/sign-in.ts',
    text: ' || (bits > 0 && given.captcha !== undefined)',
    instead: '',
    test: [networks, 'does not skip the work with a verification code that nobody asked for'],
  },
  {
    name: 'the addresses of a network count together',
    file: 'server/platform/guesses/pressure.ts',
    text: 'networkOf(ip)',
    instead: 'ip',
    test: [networks, 'no caller is somebody else by the rest of an address'],
  },
  {
    name: 'many sign-ins a minute cost work, right ones too',
    file: 'server/platform/guesses/pressure.ts',
    text: 'bitsAfter(triesThisMinute, freeTriesAMinute * factor)',
    instead: '0',
    test: [networks, 'meet a proof of work halfway, even when each is right'],
  },
  {
    name: 'an account is throttled from everywhere together',
    file: 'server/features/auth/sessions/sign-in.ts',
    text: 'anywhere === undefined ? ([here] as const) : ([here, anywhere] as const)',
    instead: '[here] as const',
    test: [accounts, 'wants a verification code after twenty wrong tries, and then slows down'],
  },
  {
    name: 'a second factor opens an account that others have slowed down',
    file: 'server/features/auth/sessions/sign-in.ts',
    text: 'if (isProven) return { found, isProven }',
    instead: '',
    test: [accounts, 'opens during the wait to the password with the second factor'],
  },
  {
    name: 'a code that was made up opens no account that has none',
    file: 'server/features/auth/sessions/sign-in.ts',
    text: 'return isWanted && (await checkSecondFactor(deps, memberId, totp)) === undefined',
    instead: 'return (await checkSecondFactor(deps, memberId, totp)) === undefined',
    test: [accounts, 'tells a guesser nothing during the wait'],
  },
  {
    name: 'a code for a new password works where it was asked for',
    file: 'server/features/auth/resets/forgotten.ts',
    text: 'await insertIntent(deps.db, { id, account_sealed, subject, browser, at: now })',
    instead: 'await insertIntent(deps.db, { id, account_sealed, subject, browser: null, at: now })',
    test: [forgotten, 'stays good while strangers ask for codes of their own'],
  },
  {
    name: 'tries of a code count in its own browser',
    file: 'server/features/auth/resets/forgotten.ts',
    text: '{ browser: null, most: uncounted } : { browser }',
    instead: '{ browser: null, most: uncounted } : { browser: null }',
    test: [forgotten, 'is killed by no stranger'],
  },
  {
    name: 'many browsers get no more than twenty codes a day',
    file: 'server/features/auth/resets/forgotten.ts',
    text: 'if (flooded !== undefined && !(await isOwnDevice(deps, account, browser))) return flooded',
    instead: '',
    test: [forgotten, 'gives a guesser with many browsers twenty codes a day'],
  },
  {
    name: 'wrong passwords of strangers lock no administrator out',
    file: 'server/features/operations/administrators/credentials.ts',
    text: 'isNoTry: !isRight, found: passes',
    instead: 'isNoTry: false, found: passes',
    test: [admin, 'fifty with a wrong password, from ten networks, lock nobody out'],
  },
  {
    name: 'after many wrong codes a strange browser gives two in a row',
    file: 'server/features/operations/administrators/credentials.ts',
    text: 'count > codesUntilTwo && ',
    instead: 'count > codesUntilTwo * 1_000 && ',
    test: [admin, 'the right person passes by two codes in a row'],
  },
  {
    name: 'an administrator’s own device is counted separately',
    file: 'server/features/operations/administrators/sign-in.ts',
    text: 'const isOwn = await isOwnDevice(deps.db, given.email, device)',
    instead: 'const isOwn = false',
    test: [admin, 'leave the administrator’s own device as it was'],
  },
  {
    name: 'an administrator hears that somebody knows the password',
    file: 'server/features/operations/administrators/credentials.ts',
    text: 'if (count === codesUntilReported) await reportGuessedCodes(deps, administrator, ip)',
    instead: '',
    test: [admin, 'are reported to its owner once, and are a lock-out in the log'],
  },
  {
    name: 'members hear of wrong passwords at the next sign-in',
    file: 'server/features/auth/sessions/open-visit.ts',
    text: 'const failedTries = await notifyFailedTries(deps, tx, memberId)',
    instead: 'const failedTries = 0',
    test: [reported, 'are said at the next sign-in, in its answer, in the news and in the history, and once'],
  },
  {
    name: 'members hear of many wrong passwords while they are made',
    file: 'server/features/auth/sessions/sign-in.ts',
    text: 'await recordFailedTry(deps, one.member?.id)',
    instead: '',
    test: [reported, 'bring a letter and news while they are made, at ten, and once a day'],
  },
  {
    name: 'a spoken code is gone with its captcha',
    file: 'server/features/auth/captcha/captcha-store.ts',
    text: ' AND expires_at > $',
    instead: ' OR expires_at > $',
    test: [sound, 'is for a captcha that is there, and gone with it'],
  },
  {
    name: 'a passkey that opens nothing is a security event',
    file: 'server/features/auth/passkey-holder.ts',
    text: "deps.securityEvents.report({ kind: 'sign_in_failed', actor: 'none', ip, reason: found.word })",
    instead: '',
    test: [events, 'reports a passkey that opens nothing'],
  },
] as const
