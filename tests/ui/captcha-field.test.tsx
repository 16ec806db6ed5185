// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { CaptchaField } from '../../src/features/session/captcha-field.tsx'
import type { CaptchaState } from '../../src/features/session/use-captcha.ts'
import { mount } from './mount.tsx'

const nothing = () => undefined

async function open(captcha: CaptchaState) {
  const page = (
    <CaptchaField captcha={captcha} value="" onChange={nothing} onRenew={nothing} error={undefined} />
  )
  return (await mount(page)).place
}

test('a picture is offered in words, one that did not load is not: there is nothing to change to', async () => {
  const ready = await open({
    status: 'ready',
    key: 'k1',
    img: 'data:,',
    question: 'How much is one and one?',
    proof: { solution: Promise.resolve('0'), stop: nothing },
  })
  expect(ready.textContent).toContain('I cannot see the picture')
  const failed = await open({ status: 'failed' })
  expect(failed.textContent).toContain('The code did not load.')
  expect(failed.textContent).not.toContain('I cannot see the picture')
})
