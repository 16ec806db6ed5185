import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * Checklist (docs/rules/responsible-gambling.md): "No promotion text about recovering losses; no countdown pressure for deposits".
 * Questions to players about harm, and the signs of harm that they read, may name it.
 */
const asked = [
  'When you gambled, did you go back another day to try to win back the money you lost?',
  'You stake more to win back what you lost.',
]

const pairs = [...readFileSync('locales/pt.po', 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(
  ([, en = '', pt = '']) => ({ en, pt }),
)

const recovering = {
  en: /\b(win|get|earn|make) (it |that |them )?back\b.*\b(lost|money)|\brecover\w*\b.*\blos(s|t)/i,
  pt: /recuper\w+ (o|as|os|suas|seu|seus|tudo)\b.*(perd|preju)/i,
}
const hurrying = {
  en: /\b(hurry|last chance|don.t miss|only today|before it.s too late|act now)\b/i,
  pt: /\b(corra|última chance|não perca|só hoje|antes que acabe|aproveite já)\b/i,
}

test('no text for players speaks of winning back what was lost, save the questions about harm', () => {
  expect(pairs.length).toBeGreaterThan(1_000)
  const found = pairs.filter(({ en, pt }) => recovering.en.test(en) || recovering.pt.test(pt))
  expect(found.map(({ en }) => en).toSorted()).toEqual(asked)
})

test('no text for players hurries them', () => {
  expect(pairs.filter(({ en, pt }) => hurrying.en.test(en) || hurrying.pt.test(pt))).toEqual([])
})
