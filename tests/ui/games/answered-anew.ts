import { expect, vi } from 'vitest'
import { patient } from './stage/play-hands.ts'

/**
 * All that the page says of an act, from its beginning to its end: a button is busy, or such words go, for a moment, so that what it
 * said before is not taken for the answer.
 */
export async function answeredAnew(place: HTMLElement, act: () => unknown, words: RegExp): Promise<string[]> {
  const isEnd = (text: string) => words.test(text) && place.querySelector('[aria-busy=true]') === null
  const said: { text: string; isEnd: boolean }[] = []
  const watch = new MutationObserver(() =>
    said.push({ text: place.textContent, isEnd: isEnd(place.textContent) }),
  )
  watch.observe(place, { subtree: true, childList: true, characterData: true, attributes: true })
  act()
  await vi.waitFor(() => {
    expect(said.some(one => !one.isEnd)).toBe(true)
    expect(said.at(-1)?.isEnd).toBe(true)
  }, patient)
  watch.disconnect()
  return said.map(({ text }) => text)
}
