const refresh = 'tests/server/auth/auth-refresh.test.ts'
const rules = 'server/features/auth/sessions/refresh-rules.ts'

/** What bounds the tokens that keep somebody signed in: a part of `safeguards.ts`. */
export const tokenSafeguards = [
  {
    name: 'a revoked session opens nothing',
    file: 'server/features/auth/sessions/sessions.ts',
    text: 'if (reason !== undefined || claims',
    instead: 'if (claims',
    test: ['tests/server/auth/auth-sessions.test.ts', 'signing out ends the bearer and the cookie at once'],
  },
  {
    name: 'a reused refresh token ends its family',
    file: 'server/features/auth/sessions/refresh.ts',
    text: 'const revoked = await revokeSessions(tx, {',
    instead: 'const revoked = false ? [] : await revokeSessions(tx, { except: row.id,',
    test: [refresh, 'a rotated token that comes after 60 seconds ends the family'],
  },
  {
    name: 'a rotated refresh token repeats its successor for a minute only',
    file: rules,
    text: 'if (age <= anybodyMs) return true',
    instead: 'if (age >= 0) return true',
    test: [refresh, 'a rotated token that comes after 60 seconds ends the family'],
  },
  {
    name: 'a rotated refresh token repeats its successor until that is used',
    file: rules,
    text: 'if (row.successor_rotated_at !== null) return false',
    instead: '',
    test: [refresh, 'a rotated token that comes after its successor was used ends the family'],
  },
  {
    name: 'a refresh of another try is no lost answer',
    file: rules,
    text: 'by !== null && row.rotated_by?.equals(by) === true && age <= sameTryMs',
    instead: 'by !== null && age <= sameTryMs',
    test: [refresh, 'a copied cookie that was used first is found out when the phone itself comes'],
  },
  {
    name: 'the lost answer of a refresh is given again for a day only',
    file: rules,
    text: '&& age <= sameTryMs',
    instead: '',
    test: [refresh, 'a lost answer is given again for 24 hours and no longer'],
  },
  {
    name: 'the member hears of the reuse of a refresh token',
    file: 'server/features/auth/sessions/refresh.ts',
    text: 'await reportReuse(deps, tx, family.memberId)',
    instead: '',
    test: [refresh, 'a member whose session was ended by reuse hears of it'],
  },
] as const
