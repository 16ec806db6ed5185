const passkeys = 'tests/server/operations/administrators-passkeys.test.ts'
const security = 'tests/server/operations/administrators-security.test.ts'
const rules = 'tests/contract/auth/guessable-password.test.ts'
const passwords = 'tests/server/operations/administrators-password.test.ts'
const proofs = 'tests/server/operations/administrators-proof.test.ts'

/** What keeps the back office to the people who work there: a part of `safeguards.ts`. */
export const administratorSafeguards = [
  {
    name: 'an approval wants a fresh proof of the person',
    file: 'server/platform/http/requests/admit.ts',
    text: 'endpoint.freshProof && isStale',
    instead: 'endpoint.freshProof && false',
    test: [proofs, 'is ten minutes good for an approval, and no longer'],
  },
  {
    name: 'a wrong proof leaves the last one as old as it was',
    file: 'server/features/operations/administrators/prove.ts',
    text: 'if (proved instanceof Refused) return proved',
    instead: "if (proved instanceof Refused && proved.word !== 'totp_invalid') return proved",
    test: [
      proofs,
      'is refused with a wrong password and with a code that was used, and stays as old as it was',
    ],
  },
  {
    name: 'a device is a cookie that the server made',
    file: 'server/features/operations/administrators/device-cookie.ts',
    text: 'sent !== undefined && /^[A-Za-z0-9_-]{43}$/.test(sent)',
    instead: 'sent !== undefined',
    test: [proofs, 'is not what somebody writes into the cookie at will'],
  },
  {
    name: 'an administrator’s passkey is used by the person it verified',
    file: 'server/platform/passkeys/verify.ts',
    text: 'requireUserVerification: true,\n      // Zero:',
    instead: 'requireUserVerification: false,\n      // Zero:',
    test: [passkeys, 'is refused unless the person proved themselves to the device'],
  },
  {
    name: 'an administrator’s passkey is made by the person it verified',
    file: 'server/platform/passkeys/verify.ts',
    text: 'requireUserVerification: true,\n      supportedAlgorithmIDs',
    instead: 'requireUserVerification: false,\n      supportedAlgorithmIDs',
    test: [passkeys, 'is refused unless the person proved themselves to the device'],
  },
  {
    name: 'a challenge serves once and in time',
    file: 'server/platform/passkeys/challenge.ts',
    text: 'const livesMs = 5 * 60_000',
    instead: 'const livesMs = 500 * 60_000',
    test: [passkeys, 'is refused on another page, for another house'],
  },
  {
    name: 'a copied passkey of an administrator is suspended',
    file: 'server/features/operations/administrators/administrator-passkeys.ts',
    text: "if (verdict.kind === 'copied') await suspend(deps, verdict.row)",
    instead: "if (verdict.kind === 'copied') await Promise.resolve(verdict.row)",
    test: [passkeys, 'whose counter goes back is a copy'],
  },
  {
    name: 'a proof by passkey is the session’s own administrator’s',
    file: 'server/features/operations/administrators/administrator-passkeys.ts',
    text: 'meant.ownerId !== null && meant.ownerId !== id',
    instead: 'meant.ownerId !== null && id === undefined',
    test: [security, 'freshens its own administrator’s session, and nobody else’s'],
  },
  {
    name: 'a new passkey answers a challenge of its own administrator’s',
    file: 'server/features/operations/administrators/passkey-admin.ts',
    text: 'takeGiven(deps, administratorPasskeys, meant, challenge)',
    instead: 'Promise.resolve(challenge !== meant.ownerId)',
    test: [security, 'are one’s own by the challenge: nobody adds one to a colleague'],
  },
  {
    name: 'an enrolment takes the passkeys of before away',
    file: 'server/features/operations/administrators/invite-store.ts',
    text: 'DELETE FROM administrator_passkey WHERE administrator_id =',
    instead: 'DELETE FROM administrator_passkey WHERE id =',
    test: [security, 'are gone with the credentials that an enrolment replaces'],
  },
  {
    name: 'a known word with a little around it is no password',
    file: 'contract/auth/guessable-password.ts',
    text: 'countAffix(affix) <= mostAffix',
    instead: 'countAffix(affix) < 0',
    test: [rules, 'is a word with digits'],
  },
  {
    name: 'replaced letters hide no word',
    file: 'contract/auth/guessable-password.ts',
    text: '[core, ...unleet(core)]',
    instead: '[core, ...unleet(core.slice(0, 0))]',
    test: [rules, 'is a word whose letters are replaced'],
  },
  {
    name: 'a pattern is no password',
    file: 'contract/auth/guessable-password.ts',
    text: '    isPattern(text) ||\n',
    instead: '',
    test: [rules, 'is a run of the alphabet'],
  },
  {
    name: 'a word of one’s own account is no password',
    file: 'contract/auth/guessable-password.ts',
    text: 'lists.isWord(word) || ownWords.has(word)',
    instead: 'lists.isWord(word)',
    test: [rules, 'is a word of one’s own account'],
  },
  {
    name: 'the server knows Portuguese words',
    file: 'server/platform/passwords/password-lists.ts',
    text: 'isWord: word => words.has(word) ||',
    instead: 'isWord: word =>',
    test: ['tests/server/auth/password-lists.test.ts', 'a common Portuguese word is no password'],
  },
  {
    name: 'a weak password of an administrator opens its change alone',
    file: 'server/platform/http/requests/admit.ts',
    text: 'administrator.mustChangePassword && !endpoint.withWeakPassword',
    instead: 'administrator.mustChangePassword && false',
    test: [passwords, 'signs in to its change and to nothing else'],
  },
  {
    name: 'an administrator’s password holds no word of their own',
    file: 'server/features/operations/administrators/password-fault.ts',
    text: 'if (containsOwnWord(password, [name,',
    instead: 'if (password === "" && containsOwnWord(password, [name,',
    test: [passwords, 'holds no word of the person and the site'],
  },
  {
    name: 'an administrator’s password is not guessed first',
    file: 'server/features/operations/administrators/password-fault.ts',
    text: 'return isGuessable(password, passwordLists(), { joinsWords: true })',
    instead: 'return password === name',
    test: [passwords, 'is refused where it is guessed first'],
  },
  {
    name: 'two words around a number are guessed',
    file: 'contract/auth/guessable-password.ts',
    text: 'isOne(word.slice(at + number.length))',
    instead: 'isOne(word.slice(at)) && number === ""',
    test: ['tests/contract/auth/guessable-password.test.ts', 'is two known words around a number'],
  },
  {
    name: 'an enrolment looks at the password',
    file: 'server/features/operations/administrators/service.ts',
    text: 'if (fault !== undefined) return fault',
    instead: 'if (fault !== undefined && password === "") return fault',
    test: [passwords, 'is refused where it is guessed first'],
  },
  {
    name: 'a changed password of an administrator ends their other sessions',
    file: 'server/features/operations/administrators/store.ts',
    text: 'AND id <> ',
    instead: 'AND id IS NULL AND id <> ',
    test: [passwords, 'ends the other sessions, keeps the one that changed it'],
  },
] as const
