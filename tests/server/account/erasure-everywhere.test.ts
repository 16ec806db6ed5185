import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseLateRows, forgetMembers } from '../../../server/features/account/profile/forget-members.ts'
import { keptForGood, keptTexts } from '../../../server/features/account/profile/kept-texts.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { notify } from '../../../server/platform/notifications/notify.ts'
import { findWord } from '../../support/find-word.ts'
import { type Marked, markedLifeOf, word } from '../../support/ledger/marked-life.ts'
import { createPixWorld, type PixWorld } from '../../support/peers/pix-world.ts'
import { startPeople } from '../../support/people/people-sandbox.ts'

// Erasure finds everything of a person in every table and a test proves it by planting a marker in each text column.

let people: Awaited<ReturnType<typeof startPeople>>
let world: PixWorld
/** Where the word stood, at each turn of the member's life. */
const found: Record<'before' | 'erased' | 'late' | 'swept' | 'forgotten', readonly string[]> = {
  ...{ before: [], erased: [], late: [], swept: [], forgotten: [] },
}
beforeAll(async () => {
  people = await startPeople()
  world = await createPixWorld(people.environment)
  const life = markedLifeOf(world, people)
  const member = await live(life)
  found.before = await findWord(world, word)
  await life.erase(member)
  found.erased = await findWord(world, word)
  // The back office was still writing.
  const late = { memberId: member.id, kind: 'ticket_answered', details: { ticket_no: word }, link: null }
  await transaction(world.deps.db, tx => notify(world.deps, tx, late))
  found.late = await findWord(world, word)
  await eraseLateRows(world.deps)
  found.swept = await findWord(world, word)
  const inSixYears = new Date(world.clock.now().getTime() + 6 * 366 * 86_400_000)
  await forgetMembers({ ...world.deps, clock: { now: () => inSixYears } })
  found.forgotten = await findWord(world, word)
})
afterAll(async () => {
  await world.close()
  await people.close()
})

async function live(life: ReturnType<typeof markedLifeOf>): Promise<Marked> {
  const [admin, second] = [await world.administrator('Rita'), await world.administrator('Otto')]
  const member = await life.registered()
  await life.identity(member, admin)
  await life.tickets(member, admin)
  await life.deposits(member, admin)
  await life.withdrawals(member, admin)
  await life.admin(member, admin, second)
  await life.security(member)
  return member
}

const named = [...Object.keys(keptTexts), ...Object.keys(keptForGood)].toSorted()

it('a member leaves their words in many places, none of them the audit log', () => {
  expect(found.before).toEqual([
    'adjustment.decision_note',
    'adjustment.reason',
    'audit_text.sealed (sealed)',
    'call.key',
    'call_answer.key',
    'call_answer.sealed (sealed)',
    'care_step.sealed (sealed)',
    'game_seed.client_seed',
    'identity_check.appeal (sealed)',
    'identity_check.note',
    'identity_picture.sealed (sealed)',
    'member.address_sealed (sealed)',
    'member.email_sealed (sealed)',
    'member.name',
    'member.nickname',
    'member.realname_sealed (sealed)',
    'member_passkey.name',
    'notification.details',
    'password_reset.reason',
    'payout_account.destination_sealed (sealed)',
    'push_subscription.sealed (sealed)',
    'recharge.call_key',
    'recharge.description',
    'recharge.note',
    'recharge_proof.sealed (sealed)',
    'security_event.details',
    'sent_code.target_sealed (sealed)',
    'sole_owner.reason',
    'ticket_message.sealed (sealed)',
    'withdrawal.destination_sealed (sealed)',
    'withdrawal.member_remark',
    'withdrawal.reason',
  ])
})

it('after the erasure every word is gone but those that a law or a proof asks for, which are named', () => {
  expect(found.erased).toEqual(named)
})

it('what the back office was still writing during the erasure goes with the next hour’s work', () => {
  expect(found.late).toEqual([...named, 'notification.details'].toSorted())
  expect(found.swept).toEqual(named)
})

it('after five years nothing is left but keys and seeds', () => {
  expect(found.forgotten).toEqual(Object.keys(keptForGood).toSorted())
})

it('the retention page names every place with its reason', () => {
  const page = readFileSync('docs/compliance/retention.md', 'utf8')
  const places = { ...keptTexts, ...keptForGood }
  for (const [place, reason] of Object.entries(places)) {
    expect(reason.length).toBeGreaterThan(10)
    expect(page).toContain(`| \`${place.replace(' (sealed)', '')}\` |`)
  }
})
