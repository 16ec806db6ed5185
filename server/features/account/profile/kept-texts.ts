/**
 * Where words of an erased member, or words about them, are kept for five years, and why: `table.column`, `(sealed)` where only the
 * server's keys open it. `tests/server/account/erasure-everywhere.test.ts` writes one word into everything that takes a text, erases the member,
 * looks into every column of every table, and finds it here alone.
 */
export const keptTexts: Readonly<Record<string, string>> = {
  'adjustment.reason': 'why money was corrected by hand: part of the record of money',
  'adjustment.decision_note': 'as the reason',
  'audit_text.sealed (sealed)': 'why people of the back office acted: the proof of what they decided',
  'care_step.sealed (sealed)': 'what was done for the member’s protection: responsible gaming',
  'identity_picture.sealed (sealed)': 'documents of an approved check (Lei 9.613 art. 10)',
  'member.realname_sealed (sealed)': 'whose records of money these are (Lei 9.613 art. 10)',
  'password_reset.reason': 'how a person was recognised who was let in by hand: the proof in a dispute',
  'sole_owner.reason': 'why a company’s account was paid: part of the record of money',
  'ticket_message.sealed (sealed)':
    'what was asked and answered: its proof while either side may still claim',
  'withdrawal.reason': 'why money was held back: part of the record of money',
}

/** What stays for good: no word about a person, but chosen by the app or by them. */
export const keptForGood: Readonly<Record<string, string>> = {
  'call.key': 'the app’s random key of a call, which keeps it from being done twice',
  'recharge.call_key': 'as `call.key`',
  'game_seed.client_seed': 'the client seed that draws are verified with (Lei 14.790 art. 24)',
}
