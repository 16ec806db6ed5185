import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { RefusalWord } from '../../../contract/refusals.ts'
import { fieldsEn, refusalsEn, successEn } from '../../../locales/refusals.en.ts'
import { fieldsPt, refusalsPt, successPt } from '../../../locales/refusals.pt.ts'
import { fieldsZhCn, refusalsZhCn, successZhCn } from '../../../locales/refusals.zh-cn.ts'

/** Every quoted text of the specification, sections 4 to 8, with the screen that says it: file under src/. */
const onScreens: readonly (readonly [section: string, text: string, file: string])[] = [
  ['4', 'Reward claimed successfully!', 'features/promotions/use-claim.ts'],
  ['4', 'Login expired, do you want to log in again', 'features/auth/session/expired-dialog.tsx'],
  ['5', 'A valid mobile phone number is required', 'features/agency/screen-register-subordinates.tsx'],
  ['5', 'Please fix the error in the form', 'features/auth/session/call-words.ts'],
  ['5', 'Please fix the error in the form', 'forms/use-money-form.ts'],
  ['6', 'Currently not logged in, please log in first', 'features/auth/session/call-words.ts'],
  ['6', 'Currently not logged in, please log in first', 'features/promotions/use-claim.ts'],
  ['6', 'Currently not logged in, please log in first', 'forms/use-money-form.ts'],
  ['6', 'Ordinary agent', 'features/agency/agent-badge.tsx'],
  [
    '7',
    'The withdrawal application has been submitted successfully.Please wait for the administrators review.',
    'features/cashier/withdraw/withdraw-applied.tsx',
  ],
  ['8', 'Network error, please try again later', 'features/auth/session/call-words.ts'],
  ['8', 'Network error, please try again later', 'app/start/notices.ts'],
  ['8', 'Login expired, log in again?', 'features/auth/session/expired-dialog.tsx'],
  ['8', 'Registration Failed', 'features/auth/register/use-register.ts'],
  ['8', 'User not eligible for this reward', 'features/promotions/use-offer-words.ts'],
  ['8', 'No eligible top-ups', 'features/promotions/recharge-rebate/screen-recharge-rebate.tsx'],
  ['8', 'No more spins left', 'features/promotions/use-offer-words.ts'],
  ['8', 'Load Fail', 'features/promotions/promotion-page.tsx'],
  ['8', 'No games available', 'features/lobby/games-empty.tsx'],
  ['8', 'No games available', 'features/lobby/home/screen-home.tsx'],
  ['8', 'No records available', 'features/cashier/deposit/screen-recharges.tsx'],
  ['8', 'No records available', 'features/cashier/records/screen-orders.tsx'],
  ['8', 'No records available', 'features/cashier/records/screen-rounds.tsx'],
  ['8', 'No records available', 'features/promotions/screen-history.tsx'],
  ['8', 'No records available', 'features/promotions/daily-rescue/screen-cover.tsx'],
  ['8', 'No data available', 'features/agency/screen-agency-reward.tsx'],
  ['8', 'Error in setting favorite', 'features/lobby/favourites/favourites-provider.tsx'],
  ['8', 'Error in setting favorite', 'app/shell/notice-words.ts'],
]

/** What the server says, by its word. */
const byWord: readonly (readonly [section: string, text: string, word: RefusalWord])[] = [
  ['5', 'enter correct parameters', 'parameters_invalid'],
  ['6', 'Currently not logged in, please log in first', 'unauthenticated'],
  ['8', 'not logged in, please log in first', 'unauthenticated'],
  ['8', 'USER DOES NOT EXIST', 'user_does_not_exist'],
  ['8', "You're not eligible for this reward", 'not_eligible'],
  ['8', 'User not eligible for this reward', 'user_not_eligible'],
  ['8', 'Not eligible to receive', 'not_eligible_to_receive'],
  ['8', 'No eligible top-ups', 'no_eligible_recharge'],
  ['8', 'No qualifying recharge', 'no_qualifying_recharge'],
  ['8', 'No more roll remaining', 'no_rolls_left'],
  ['8', 'No more spins left', 'no_spins_left'],
  ['8', 'Wrong type', 'proof_unreadable'],
]

const catalogues = ['pt', 'zh_cn'].map(name => readFileSync(`locales/${name}.po`, 'utf8').split('\n\n'))

test.each(onScreens)('specification, section %s: “%s” stands in %s, in every language', (_, text, file) => {
  const source = readFileSync(`src/${file}`, 'utf8')
  expect(source).toMatch(new RegExp(`(?:t|msg)\`${escaped(text)}|<Trans>${escaped(text)}`))
  for (const catalogue of catalogues) {
    const entry = catalogue.find(one => one.includes(`#: src/${file}\n`) && one.includes(`msgid "${text}`))
    expect(entry).toMatch(/^msgstr ".+"$/m)
  }
})

test.each(byWord)('specification, section %s: “%s” is what %s says, in every language', (_, text, word) => {
  expect(refusalsEn[word].toLowerCase()).toContain(text.toLowerCase())
  expect(refusalsPt[word]).not.toBe(refusalsEn[word])
  expect(refusalsZhCn[word]).toMatch(/[\u4e00-\u9fff]/)
})

test('specification, section 8: “Wrong type” also of a key that does not fit its type', () => {
  expect(fieldsEn.pix_key_invalid).toContain('Wrong type')
  expect(fieldsPt.pix_key_invalid).toContain('Tipo incorreto')
  expect(fieldsZhCn.pix_key_invalid).toContain('类型错误')
})

test("specification, section 4: a claim says 'Recompensa reivindicada com sucesso!', on the wire as on the screen", () => {
  const literal = 'Recompensa reivindicada com sucesso!'
  expect(successPt.reward_claimed).toBe(literal)
  expect(successEn.reward_claimed).toBe('Reward claimed successfully!')
  expect(successZhCn.reward_claimed).toMatch(/[\u4e00-\u9fff]/)
  expect(readFileSync('locales/pt.po', 'utf8')).toContain(
    `msgid "Reward claimed successfully!"\nmsgstr "${literal}"`,
  )
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
