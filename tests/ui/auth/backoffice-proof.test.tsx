// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ProofDialog } from '../../../backoffice/features/auth/session/proof-dialog.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { approveAdjustment } from '../../../contract/cashier/adjustments.ts'
import type { CallResult } from '../../../src/api/call-result.ts'
import { find, mount, type } from '../mount.tsx'
import { type Answer, createTestBackOffice, type Received } from '../operations/test-back-office.tsx'

const id = '5b1f7c1e-7d0c-4c39-8a34-000000000001'
const [firstKey, secondKey] = ['key-of-the-approval-1', 'key-of-the-approval-2']
const refused: Answer = { status: 403, body: { error: 'proof_required' } }
const done: Answer = {
  status: 200,
  body: { data: { proved_at: '2026-11-20T15:10:00.000Z', fresh_until: '2026-11-20T15:20:00.000Z' } },
}
const gone: Answer = { status: 409, body: { error: 'adjustment_decided' } }

/** A server that wants a proof until it has had one; the test says what it answers to it. */
async function open(answerToProof: (received: Received) => Answer = () => done) {
  const state = { proved: false }
  const world = createTestBackOffice(received => {
    if (received.path !== '/api/admin/prove') return state.proved ? gone : refused
    const answer = answerToProof(received)
    state.proved = answer === done
    return answer
  })
  await mount(
    <BackOfficeContext value={world.backOffice}>
      <ProofDialog />
    </BackOfficeContext>,
  )
  /** Sends the approvals, and waits for the question they meet. */
  const approve = async (...keys: string[]) => {
    const { promise, resolve } = Promise.withResolvers<readonly CallResult<unknown>[]>()
    await act(async () => {
      const calls = keys.map(key => world.backOffice.api.call(approveAdjustment, { body: { id }, key }))
      resolve(Promise.all(calls))
      await vi.waitFor(() => expect(world.backOffice.proof.read()).toBe('asking'))
    })
    return { answers: () => promise }
  }
  const dialog = () => find(document, 'dialog', HTMLDialogElement)
  const press = async (name: RegExp) => {
    const button = [...dialog().querySelectorAll('button')].find(one => name.test(one.textContent))
    await act(async () => button?.click())
  }
  const fill = async (totp: string) => {
    await type(find(dialog(), 'input[type=password]', HTMLInputElement), 'a sentence of mine')
    await type(find(dialog(), 'input[inputmode=numeric]', HTMLInputElement), totp)
  }
  return { ...world, approve, dialog, press, fill }
}

beforeEach(() => sessionStorage.clear())

describe('a call that wants a fresh proof', () => {
  it('asks the operator, and is sent again under the same key once they have proved it', async () => {
    const { approve, fill, press, received, dialog } = await open()
    const { answers } = await approve(firstKey)
    expect(dialog().textContent).toMatch(/Confirm that it is you/)
    await fill('123456')
    await press(/^Confirm/)
    expect(await answers()).toMatchObject([{ kind: 'refused', refusal: { error: 'adjustment_decided' } }])
    expect(received).toMatchObject([
      { path: '/api/admin/adjustments/approve', key: firstKey, body: { id } },
      { path: '/api/admin/prove', body: { password: 'a sentence of mine', totp: '123456' } },
      { path: '/api/admin/adjustments/approve', key: firstKey, body: { id } },
    ])
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('keeps its refusal when the operator gives up, and is not sent again', async () => {
    const { approve, press, received } = await open()
    const { answers } = await approve(firstKey)
    await press(/^Cancel/)
    expect(await answers()).toMatchObject([{ kind: 'refused', refusal: { error: 'proof_required' } }])
    expect(received).toHaveLength(1)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('asks once for several calls at once', async () => {
    const { approve, fill, press, received } = await open()
    const { answers } = await approve(firstKey, secondKey)
    await fill('123456')
    await press(/^Confirm/)
    await answers()
    expect(received.filter(({ path }) => path === '/api/admin/prove')).toHaveLength(1)
    expect(received.slice(-2).map(({ key }) => key)).toEqual([firstKey, secondKey])
  })

  it('says what was wrong with a code, empties it, and keeps the question open', async () => {
    const wrong: Answer = { status: 401, body: { error: 'totp_invalid', message: 'Wrong.' } }
    const { approve, fill, press, dialog } = await open(() => wrong)
    await approve(firstKey)
    await fill('123456')
    await press(/^Confirm/)
    await vi.waitFor(() => expect(dialog().textContent).toMatch(/Wrong/))
    expect(find(dialog(), 'input[inputmode=numeric]', HTMLInputElement).value).toBe('')
  })

  it('is given up when the session ends meanwhile', async () => {
    const { approve, backOffice } = await open()
    const { answers } = await approve(firstKey)
    await act(async () => backOffice.session.rest())
    expect(await answers()).toMatchObject([{ refusal: { error: 'proof_required' } }])
    expect(document.querySelector('dialog')).toBeNull()
  })
})
