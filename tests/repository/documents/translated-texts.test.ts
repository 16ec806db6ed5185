import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findBareAmounts, findBareTexts } from './translated-texts.ts'

/*
 * A browser that translates a page puts elements in place of its texts. React then finds no place beside a text that it knew: each
 * text beside something that comes and goes has an element of its own. An amount is marked: no translator writes it anew.
 */
const files = globSync('{src,backoffice}/**/*.tsx').map(path => ({ path, code: readFileSync(path, 'utf8') }))

test('a text beside something that comes and goes is found, in whatever way it is written', () => {
  const found = findBareTexts(
    'one.tsx',
    `
    type Props = { end: ReactNode; title: string }
    const A = () => <p>{icon ? <Icon /> : null}{t\`Sent \${day}\`}</p>
    const B = () => <p>{title} {isNew && <b>new</b>}</p>
    const C = () => <p>plain text{isNew ? <b>new</b> : undefined}</p>
    const D = () => <>{network === '' ? null : t\`network\`}<b>always</b></>
    const fine = () => <p>{icon ? <Icon /> : null}<span>{title}</span>{end}</p>
    const alone = () => <p>{isNew ? t\`new\` : null}</p>
    const steady = () => <p>{title} <b>always</b></p>
  `,
  )
  expect(found).toEqual([
    expect.stringContaining('one.tsx:3 {t`Sent '),
    'one.tsx:4 {title}',
    'one.tsx:5 plain text',
    "one.tsx:6 {network === '' ? null : t`network`}",
  ])
})

test('an amount in the content of an element is found, by its name too', () => {
  const found = findBareAmounts(
    'one.tsx',
    `
    const A = () => { const least = formatMoney(min); return <p title={least}>{t\`at least \${least}\`}</p> }
    const B = () => <dd>{formatMoney(stake)}</dd>
    const fine = () => <p>{keepAmounts(t\`at least \${formatMoney(min)}\`)}</p>
    const marked = () => <p translate="no"><b>{formatMoney(min)}</b></p>
    const passed = () => <Fact label={formatMoney(min)}>{formatMoney(min)}</Fact>
  `,
  )
  expect(found).toEqual([expect.stringContaining('one.tsx:2 {t`at least '), 'one.tsx:3 {formatMoney(stake)}'])
})

test('every text beside something that comes and goes has an element of its own', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(({ path, code }) => findBareTexts(path, code))).toEqual([])
})

// A stage as a whole is not translated (play/stage-frame.tsx).
test('every amount in the content of an element is marked as not to be translated', () => {
  const outside = files.filter(
    ({ path }) => !/^src\/(features\/(games|sportsbook)|common\/play)\//.test(path),
  )
  expect(outside.flatMap(({ path, code }) => findBareAmounts(path, code))).toEqual([])
})
