// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApproveDialog } from '../../../backoffice/features/cashier/withdrawals/approve-dialog.tsx'
import { RejectDialog } from '../../../backoffice/features/cashier/withdrawals/reject-dialog.tsx'
import type { Decided } from '../../../backoffice/features/cashier/withdrawals/use-decision.ts'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { type ReviewItem, reviewItem } from '../../../contract/operations/backoffice.ts'
import { find, mount } from '../mount.tsx'
import { reviewItemOf } from '../operations/backoffice-item.ts'
import { type Answer, createTestBackOffice, type Received } from '../operations/test-back-office.tsx'

const wire = (item: ReviewItem) => z.encode(reviewItem, item)
const list = { next_cursor: null, version: '1', deleted: [], reset: true, unchanged: false }
const rows = (item: ReviewItem): Answer => ({ status: 200, body: { data: [wire(item)], ...list } })
const done = (item: ReviewItem): Answer => ({ status: 200, body: { data: wire(item) } })

async function open(
  Which: typeof ApproveDialog,
  answer: (received: Received) => Answer,
  item = reviewItemOf(),
) {
  const world = createTestBackOffice(answer)
  const decided: Decided[] = []
  await mount(
    <BackOfficeContext value={world.backOffice}>
      <Which item={item} onClose={() => {}} onDecided={one => decided.push(one)} />
    </BackOfficeContext>,
  )
  const dialog = find(document, 'dialog', HTMLDialogElement)
  const press = async (name: RegExp) => {
    const button = [...dialog.querySelectorAll('button')].find(one => name.test(one.textContent))
    if (!button) throw new Error(`no button ${name}`)
    await act(async () => button.click())
  }
  const says = (words: RegExp) => vi.waitFor(() => expect(dialog.textContent).toMatch(words))
  return { ...world, decided, dialog, press, says }
}

beforeEach(() => sessionStorage.clear())

describe('the approval', () => {
  it('names the amount that leaves and the person, and is sent once under a key', async () => {
    const approved = reviewItemOf({ state: 'approved', reviewer: 'Rita' })
    const { dialog, press, received, decided } = await open(ApproveDialog, () => done(approved))
    expect(dialog.textContent).toContain('R$\u00a098,50')
    expect(dialog.textContent).toContain('ana')
    await press(/^Approve/)
    await vi.waitFor(() => expect(decided).toMatchObject([{ how: 'decided' }]))
    expect(received).toMatchObject([{ path: '/api/admin/withdrawals/approve', key: expect.any(String) }])
  })

  it('of a large amount is reported as the first of two', async () => {
    const first = reviewItemOf({ reviewer: 'Rita' })
    const { press, decided } = await open(ApproveDialog, () => done(first))
    await press(/^Approve/)
    await vi.waitFor(() => expect(decided).toMatchObject([{ how: 'first-approval' }]))
  })

  it('by the same person twice says that another one is needed', async () => {
    const answer: Answer = { status: 409, body: { error: 'second_person_needed' } }
    const { press, says, decided } = await open(
      ApproveDialog,
      () => answer,
      reviewItemOf({ reviewer: 'Rita' }),
    )
    await press(/^Approve/)
    await says(/Another administrator gives the second/)
    expect(decided).toEqual([])
  })

  it('that somebody else was quicker with is given up', async () => {
    const answer: Answer = { status: 409, body: { error: 'withdrawal_not_pending' } }
    const { press, decided } = await open(ApproveDialog, () => answer)
    await press(/^Approve/)
    await vi.waitFor(() => expect(decided).toEqual([{ how: 'overtaken', item: undefined }]))
  })

  it('without an answer is looked up in the row, and not sent again automatically', async () => {
    const approved = reviewItemOf({ state: 'approved', reviewer: 'Rita' })
    const { press, received, decided } = await open(ApproveDialog, ({ path }) =>
      path.endsWith('/approve') ? 'lost' : rows(approved),
    )
    await press(/^Approve/)
    await vi.waitFor(() => expect(decided).toMatchObject([{ how: 'decided', item: { state: 'approved' } }]))
    expect(received.map(one => one.path)).toEqual([
      '/api/admin/withdrawals/approve',
      '/api/admin/withdrawals',
    ])
  })

  it('that did not arrive may be sent again, under the same key', async () => {
    let isLost = true
    const { press, says, received, decided } = await open(ApproveDialog, ({ path }) => {
      if (!path.endsWith('/approve')) return rows(reviewItemOf())
      return isLost ? 'lost' : done(reviewItemOf({ state: 'approved', reviewer: 'Rita' }))
    })
    await press(/^Approve/)
    await says(/has not received it/)
    isLost = false
    await press(/^Approve/)
    await vi.waitFor(() => expect(decided).toHaveLength(1))
    const keys = received.filter(one => one.path.endsWith('/approve')).map(one => one.key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('stays in doubt while nothing answers, and is asked about again', async () => {
    let isDown = true
    const approved = reviewItemOf({ state: 'paid', reviewer: 'Rita' })
    const { press, says, decided } = await open(ApproveDialog, () => (isDown ? 'lost' : rows(approved)))
    await press(/^Approve/)
    await says(/may have arrived or not/)
    isDown = false
    await press(/Ask the server again/)
    await vi.waitFor(() => expect(decided).toMatchObject([{ how: 'decided' }]))
  })

  it('is refused at once without network', async () => {
    const { press, says, received, state } = await open(ApproveDialog, () => 'lost')
    state.isOnline = false
    await press(/^Approve/)
    await says(/You are offline: nothing was sent/)
    expect(received).toEqual([])
  })
})

const write = (dialog: HTMLElement, text: string) =>
  act(async () => {
    const area = find(dialog, 'textarea', HTMLTextAreaElement)
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
const submit = (dialog: HTMLElement) =>
  act(async () => {
    find(dialog, 'form', HTMLFormElement).dispatchEvent(
      new Event('submit', { bubbles: true, cancelable: true }),
    )
  })

describe('the rejection', () => {
  it('asks for a reason of three characters at least, in one line', async () => {
    const rejected = reviewItemOf({ state: 'rejected', reviewer: 'Rita', reason: 'bad documents' })
    const { dialog, says, received, decided } = await open(RejectDialog, () => done(rejected))
    await write(dialog, '  no ')
    await submit(dialog)
    await says(/at least 3 characters/)
    const rejections = () => received.filter(one => one.path.endsWith('/reject'))
    expect(rejections()).toEqual([])
    await write(dialog, 'bad\n documents ')
    await submit(dialog)
    await vi.waitFor(() => expect(decided).toMatchObject([{ how: 'decided' }]))
    expect(rejections()).toMatchObject([{ body: { reason: 'bad documents' } }])
  })

  it('keeps a reason half written when the session ends', async () => {
    const answer: Answer = { status: 401, body: { error: 'session_expired' } }
    const { dialog, backOffice } = await open(RejectDialog, () => answer)
    await write(dialog, 'bad documents')
    await submit(dialog)
    await vi.waitFor(() =>
      expect(backOffice.session.read()).toMatchObject({ status: 'ended', why: 'expired' }),
    )
    expect([...backOffice.drafts.values()]).toEqual(['bad documents'])
  })

  it('with another reason travels under another key', async () => {
    const { dialog, says, received } = await open(RejectDialog, ({ path }) =>
      path.endsWith('/reject') ? 'lost' : rows(reviewItemOf()),
    )
    for (const reason of ['bad documents', 'bad documents', 'worse documents']) {
      await write(dialog, reason)
      await submit(dialog)
      await says(/has not received it/)
    }
    const [first, second, third] = received.filter(one => one.path.endsWith('/reject')).map(one => one.key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})
