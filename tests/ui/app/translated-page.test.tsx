// @vitest-environment happy-dom
import { type ReactNode, StrictMode } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepTranslated } from '../../../src/ui/text/keep-translated.ts'
import { translateTexts } from '../../support/translate-texts.ts'
import { mount } from '../mount.tsx'

const { appendChild, insertBefore, removeChild } = Node.prototype
beforeAll(() => keepTranslated(window))
afterAll(() => Object.assign(Node.prototype, { appendChild, insertBefore, removeChild }))

/** Shows one state of a part, has the browser translate it, and shows the next. */
async function afterTranslation(before: ReactNode, ...later: ReactNode[]) {
  const { place, show } = await mount(<StrictMode>{before}</StrictMode>)
  for (const next of later) {
    translateTexts(place)
    await show(<StrictMode>{next}</StrictMode>)
    // What React says to a text that is out of the page is heard of a turn later.
    await Promise.resolve()
  }
  return place
}

const Bet = ({ stake, isOver, note }: { stake: string; isOver: boolean; note?: string | undefined }) => (
  <p>
    {isOver ? <b>over</b> : null}
    {stake} staked{note}
    {isOver ? null : <i>open</i>}
  </p>
)

test('an optional part before, behind and between translated texts comes and goes', async () => {
  const place = await afterTranslation(
    <Bet stake="2,00" isOver={false} />,
    <Bet stake="2,00" isOver note=" again" />,
    <Bet stake="2,00" isOver={false} />,
  )
  expect(place.textContent).toBe('2,00 stakedopen')
})

test('a translated text that changes says its new words, not the old ones', async () => {
  const place = await afterTranslation(
    <Bet stake="2,00" isOver={false} />,
    <Bet stake="7,50" isOver={false} />,
    <Bet stake="9,00" isOver />,
  )
  expect(place.textContent).toBe('over9,00 staked')
  translateTexts(place)
  expect(place.textContent).toBe('over9,00 staked')
})

test('a translated text that goes leaves nothing behind, and one that is exchanged for a part neither', async () => {
  const States = ({ state }: { state: 'text' | 'part' | 'none' }) => (
    <div>
      <em>head</em>
      {state === 'text' ? 'words' : state === 'part' ? <b>part</b> : null}
      {'tail'}
    </div>
  )
  const place = await afterTranslation(
    <States state="text" />,
    <States state="part" />,
    <States state="text" />,
    <States state="none" />,
  )
  expect(place.textContent).toBe('headtail')
})

test('rows of translated texts are put in another order, added and taken away', async () => {
  const Rows = ({ rows }: { rows: readonly string[] }) => (
    <ul>
      {rows.map(row => (
        <li key={row}>
          {row} {row.length > 1 ? <b>!</b> : null}
        </li>
      ))}
      last
    </ul>
  )
  const place = await afterTranslation(
    <Rows rows={['a', 'bb', 'c']} />,
    <Rows rows={['c', 'd', 'bb', 'a']} />,
    <Rows rows={['a']} />,
  )
  expect(place.textContent).toBe('a last')
})

test('a page that the browser puts back into its own words goes on', async () => {
  const { place, show } = await mount(<Bet stake="2,00" isOver={false} />)
  const texts = [...(place.querySelector('p')?.childNodes ?? [])].filter(node => node instanceof Text)
  translateTexts(place)
  for (const [at, font] of [...place.querySelectorAll('p > font')].entries()) {
    const own = texts[at]
    if (own) font.replaceWith(own)
  }
  await show(<Bet stake="3,00" isOver />)
  expect(place.textContent).toBe('over3,00 staked')
})

test('a fault in our code on a page that nobody translated still throws', () => {
  const parent = document.createElement('p')
  expect(() => parent.removeChild(document.createElement('i'))).toThrow()
})
