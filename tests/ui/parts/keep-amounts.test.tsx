// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { keepAmounts } from '../../../src/ui/text/keep-amounts.tsx'
import { translateTexts } from '../../support/translate-texts.ts'
import { mount } from '../mount.tsx'

const [fifty, debt] = [formatMoney(5_000n), formatMoney(-123_450n)]
const marked = (place: ParentNode) =>
  [...place.querySelectorAll('[translate=no]')].map(element => element.textContent)

test('the amounts of a sentence are marked as not to be translated, and nothing else of it is', async () => {
  const { place } = await mount(<p>{keepAmounts(`From ${fifty} to ${debt}, +${fifty}.`)}</p>)
  expect(place.textContent).toBe(`From ${fifty} to ${debt}, +${fifty}.`)
  expect(marked(place)).toEqual([fifty, debt, `+${fifty}`])
})

test('an amount alone is one marked element; a text without any, and what is no text, stay as they are', async () => {
  const { place } = await mount(<p>{keepAmounts(fifty)}</p>)
  expect(marked(place)).toEqual([fifty])
  expect(place.querySelectorAll('span')).toHaveLength(1)
  const element = <b>1</b>
  expect(['no amount, R$ alone', element, undefined, null, 7].map(keepAmounts)).toEqual([
    ...['no amount, R$ alone', element, undefined, null, 7],
  ])
})

test('a translator that replaces the words of a sentence leaves its amounts, and React changes both afterwards', async () => {
  const sentence = (amount: string) => <p>{keepAmounts(`Stake ${amount} today`)}</p>
  const { place, show } = await mount(sentence(fifty))
  await act(async () => translateTexts(place))
  expect(place.querySelectorAll('font font')).toHaveLength(2)
  await show(sentence(debt))
  expect(marked(place)).toEqual([debt])
  await show(<p>{keepAmounts('Nothing was staked')}</p>)
  expect(place.textContent).toBe('Nothing was staked')
})
