import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Outlines of things that nobody can focus, or of the focus itself. */
const allowed = [
  '.chip[data-loose]',
  '.result-board-item:first-child',
  '.room-card[data-offer]',
  '.plinko-slots [data-lit]',
  '.prey:has(:focus-visible)',
  // The edge of every button where the device asks for more contrast: it steps aside for the focus.
  '.play-area button:not(:focus-visible, .tray-chip)',
]

/** The selector of the rule around each `outline` of a style sheet. */
const outlined = (css: string) =>
  [...css.matchAll(/([^{};]+)\{(?:[^{}]*;)?\s*outline:/g)].map(([, selector = '']) =>
    selector.replaceAll(/\/\*.*?\*\//gs, '').trim(),
  )

it('no game tells by an outline what is chosen or advised: its rules would outrank the focus, which is one', () => {
  const found = globSync('src/features/**/*.css').flatMap(path => outlined(readFileSync(path, 'utf8')))
  expect(found.toSorted()).toEqual(allowed.toSorted())
})
