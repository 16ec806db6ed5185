import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * What a stylesheet may ask for its contents: labels around one field, and the page itself for a dialog, which Chromium looks
 * up only where a dialog comes or goes.
 */
const allowed = ['label', '.prey']

const asked = globSync('{src,backoffice}/**/*.css').flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(/[^\s,{}>+~()]*:has\((?:[^()]|\([^()]*\))*\)/g)].map(
    ([selector]) => ({
      file,
      selector,
    }),
  ),
)

/*
 * Where a word is written below an element that a rule asks with `:has()`, Chromium styles that element anew with everything in
 * it: `.backdrop:has(.stage)` did so for the whole page in every frame in which a game counted.
 */
it('no stylesheet asks a large part of the page what is in it', () => {
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(({ selector }) => !allowed.some(small => selector.startsWith(small)))).toEqual([])
})
