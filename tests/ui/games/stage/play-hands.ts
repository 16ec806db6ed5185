import { expect, vi } from 'vitest'

export const patient = { timeout: 20_000, interval: 10 }

export function button(place: ParentNode, name: RegExp): HTMLButtonElement {
  const found = [...place.querySelectorAll('button')].find(one =>
    name.test(
      one.getAttribute('aria-label') ?? one.querySelector('.sr-only')?.textContent ?? one.textContent ?? '',
    ),
  )
  if (!found) throw new Error(`no button ${name}`)
  return found
}

export const isOff = (found: HTMLButtonElement) =>
  found.disabled || ['aria-busy', 'aria-disabled'].some(name => found.getAttribute(name) === 'true')

/** What the live region says. */
export const said = (place: ParentNode) => place.querySelector('.play-side [role=status]')?.textContent ?? ''
export const says = (place: ParentNode, words: RegExp) =>
  vi.waitFor(() => expect(said(place)).toMatch(words), patient)
export const pressable = (place: ParentNode, name: RegExp) =>
  vi.waitFor(() => {
    const found = button(place, name)
    expect(isOff(found)).toBe(false)
    return found
  }, patient)
export const press = async (place: ParentNode, name: RegExp) => (await pressable(place, name)).click()

/** Bets by the button of that name, and the answer is lost, which the stage says. */
export async function loseAnswer(
  place: ParentNode,
  server: { readonly lose: (what: 'answer') => void },
  name: RegExp,
) {
  await pressable(place, name)
  server.lose('answer')
  await press(place, name)
  await says(place, /No answer came/)
}
