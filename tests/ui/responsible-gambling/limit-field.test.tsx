// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { LimitField } from '../../../src/features/responsible-gambling/limits/limit-field.tsx'
import { find, mount, type } from '../mount.tsx'

function Field() {
  const [value, setValue] = useState<bigint>()
  return (
    <>
      <LimitField
        {...{ kind: 'time', period: 'day', value, error: undefined, hint: 'It holds at once.' }}
        onChange={setValue}
      />
      <output>{value === undefined ? 'none' : String(value)}</output>
    </>
  )
}

test('more minutes than the period has are answered with the maximum, and are no limit', async () => {
  const { place } = await mount(<Field />)
  const field = find(place, 'input', HTMLInputElement)
  await type(field, '1440')
  expect(find(place, 'output', HTMLElement).textContent).toBe('1440')
  expect(place.textContent).toContain('It holds at once.')
  await type(field, '1441')
  expect(find(place, 'output', HTMLElement).textContent).toBe('none')
  expect(place.textContent).toContain('At most 24 h')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('what is no whole number of minutes stays as it was typed, and is no limit', async () => {
  const { place } = await mount(<Field />)
  const field = find(place, 'input', HTMLInputElement)
  for (const text of ['1,5', '-3', 'abc', '']) {
    await type(field, text)
    expect([field.value, find(place, 'output', HTMLElement).textContent]).toEqual([text, 'none'])
  }
  await type(field, ' 90 ')
  expect(find(place, 'output', HTMLElement).textContent).toBe('90')
})
