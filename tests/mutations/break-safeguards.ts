/** Where `hold_play` stands as it is now. */
const test = 'tests/server/responsible-gambling/breaks.test.ts'

/** What keeps pauses, exclusions, complaints and identities: a part of `safeguards.ts`. */
export const breakSafeguards = [
  {
    name: 'nobody changes a pause or an exclusion',
    file: 'server/platform/database/functions/responsible-gambling/refuse_break_change.sql',
    text: "RAISE EXCEPTION 'A pause or an exclusion is never changed';",
    instead: 'RETURN NEW;',
    test: [test, 'nobody lifts one'],
  },
  {
    name: 'an exclusion holds over its end',
    file: 'server/platform/database/functions/responsible-gambling/hold_play.sql',
    text: "CASE WHEN b.kind = 'pause' THEN b.until ELSE timestamptz '9999-12-31 00:00:00Z' END",
    instead: 'b.until',
    test: [test, 'after its end play stays closed until the member asks'],
  },
  {
    name: 'play money is closed as well',
    file: 'server/platform/database/functions/responsible-gambling/hold_play.sql',
    text: "INSERT INTO wallet (member_id, currency, created_at) SELECT p_member, 'PLAY', p_at\n  WHERE EXISTS (SELECT FROM running_break(p_member, p_at))\n    OR",
    instead: "INSERT INTO wallet (member_id, currency, created_at) SELECT p_member, 'PLAY', p_at\n  WHERE",
    test: [test, 'closes real and demo play at once'],
  },
  {
    name: 'a complaint that is contested is answered by somebody else',
    file: 'server/features/support/tickets/admin.ts',
    text: "    if (row.contested_answerer === administratorId) return refuse('complaint_second_look')\n    await say(",
    instead: '    await say(',
    test: [
      'tests/server/support/complaints-second-look.test.ts',
      'a complaint that the member contests is answered by somebody else than before, at once',
    ],
  },
  {
    name: 'a face of another account waits for a person',
    file: 'server/features/account/kyc/work.ts',
    text: 'if (same_face.length > 0)',
    instead: 'if (same_face.length > 1)',
    test: [
      'tests/server/account/identity-same-face.test.ts',
      'a face that the provider saw in the check of somebody else waits for a person, who sees whose',
    ],
  },
] as const
