const migration = 'server/database/migrations/180-breaks.sql'
const test = 'tests/server/breaks.test.ts'

/** What keeps pauses and exclusions: a part of `safeguards.ts`. */
export const breakSafeguards = [
  {
    name: 'nobody changes a pause or an exclusion',
    file: migration,
    text: "RAISE EXCEPTION 'A pause or an exclusion is never changed';",
    instead: 'RETURN NEW;',
    test: [test, 'nobody lifts one'],
  },
  {
    name: 'an exclusion holds over its end',
    file: migration,
    text: "CASE WHEN b.kind = 'pause' THEN b.until ELSE timestamptz '9999-12-31 00:00:00Z' END",
    instead: 'b.until',
    test: [test, 'after its end play stays closed until the member asks'],
  },
  {
    name: 'play money is closed as well',
    file: migration,
    text: "INSERT INTO wallet (member_id, currency, created_at) VALUES (p_member, 'PLAY', p_at) ON CONFLICT DO NOTHING;",
    instead: '',
    test: [test, 'closes real and demo play at once'],
  },
] as const
