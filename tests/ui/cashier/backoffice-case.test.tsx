// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DecisionBar } from '../../../backoffice/features/cashier/withdrawals/detail/decision-bar.tsx'
import { RiskList } from '../../../backoffice/features/cashier/withdrawals/detail/risk-list.tsx'
import { toBody } from '../../../backoffice/features/cashier/withdrawals/filters-to-body.ts'
import { useClaim } from '../../../backoffice/features/cashier/withdrawals/use-claim.ts'
import { browserName } from '../../../backoffice/parts/browser-name.ts'
import { dayEnd, dayStart } from '../../../backoffice/parts/time/day-start.ts'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { hrefOf, readPlace } from '../../../backoffice/state/place.ts'
import type { AdministratorRole } from '../../../contract/operations/administrator-role.ts'
import type { ReviewItem } from '../../../contract/operations/backoffice.ts'
import { mount } from '../mount.tsx'
import { reviewItemOf } from '../operations/backoffice-item.ts'
import { type Answer, createTestBackOffice, type Received } from '../operations/test-back-office.tsx'

beforeEach(() => sessionStorage.clear())

function backOfficeOf(role: AdministratorRole, answer: (received: Received) => Answer = () => 'lost') {
  const world = createTestBackOffice(answer)
  const administrator = { id: 'rita', email: 'rita@example.com', name: 'Rita', role }
  world.backOffice.session.enter({ token: 'token', administrator, endsAt: world.state.now + 3_600_000 })
  return world
}

describe('the bar under a case', () => {
  const barOf = async (role: AdministratorRole, item: ReviewItem, claimedBy?: string) => {
    const { backOffice } = backOfficeOf(role)
    const { place } = await mount(
      <BackOfficeContext value={backOffice}>
        <DecisionBar item={item} claimedBy={claimedBy} onAsk={() => undefined} onNext={undefined} />
      </BackOfficeContext>,
    )
    return {
      text: place.textContent,
      buttons: [...place.querySelectorAll('button')].map(one => one.textContent),
    }
  }

  it('offers a decision to reviewers and owners, and to nobody else', async () => {
    for (const role of ['owner', 'reviewer'] as const) {
      expect((await barOf(role, reviewItemOf())).buttons).toEqual(['Reject', 'Approve'])
    }
    for (const role of ['finance', 'support'] as const) {
      expect(await barOf(role, reviewItemOf())).toEqual({
        text: 'Reviewers and owners decide.',
        buttons: [],
      })
    }
  })

  it('says who works on it instead, and that a first reviewer waits for another', async () => {
    const taken = await barOf('reviewer', reviewItemOf(), 'Saulo')
    expect(taken.text).toContain('Saulo is working on this case')
    expect(taken.buttons).toEqual([])
    const first = await barOf('reviewer', reviewItemOf({ reviewer: 'Rita', reviewed_by: ['rita'] }))
    expect(first.text).toContain('Another administrator gives the second')
    expect(first.buttons).toEqual([])
    const second = await barOf('owner', reviewItemOf({ reviewer: 'Saulo', reviewed_by: ['saulo'] }))
    expect(second.buttons).toEqual(['Reject', 'Approve as second'])
  })

  it('asks a person what becomes of a payout that was stopped', async () => {
    const stopped = reviewItemOf({
      state: 'approved',
      payout_state: 'stopped',
      stop_reason: 'account_frozen',
    })
    expect((await barOf('reviewer', stopped)).buttons).toEqual(['Give back', 'Pay all the same'])
    expect((await barOf('support', stopped)).buttons).toEqual([])
  })
})

describe('a case that is opened', () => {
  const Probe = ({ item }: { item: ReviewItem }) => <p>{useClaim(item) ?? 'mine'}</p>
  const paths = (received: readonly Received[]) => received.map(one => one.path.split('/').at(-1))

  it('is taken, and let go when it is left', async () => {
    const world = backOfficeOf('reviewer', () => ({ status: 409, body: { error: 'withdrawal_not_pending' } }))
    const view = await mount(
      <BackOfficeContext value={world.backOffice}>
        <Probe item={reviewItemOf()} />
      </BackOfficeContext>,
    )
    await vi.waitFor(() => expect(paths(world.received)).toEqual(['claim']))
    expect(view.place.textContent).toBe('mine')
    await view.show(null)
    await vi.waitFor(() => expect(paths(world.received)).toEqual(['claim', 'release']))
  })

  it('by two is reported to the second, with the name of the first', async () => {
    const world = backOfficeOf('reviewer', () => ({
      status: 409,
      body: { error: 'case_claimed', details: { name: 'Saulo' } },
    }))
    const view = await mount(
      <BackOfficeContext value={world.backOffice}>
        <Probe item={reviewItemOf()} />
      </BackOfficeContext>,
    )
    await vi.waitFor(() => expect(view.place.textContent).toBe('Saulo'))
  })

  it('by somebody who may not decide, or after the decision, is not taken', async () => {
    const world = backOfficeOf('support')
    const claim = { administrator_id: 'saulo', name: 'Saulo', until: '2026-11-20T15:20:00.000Z' }
    const view = await mount(
      <BackOfficeContext value={world.backOffice}>
        <Probe item={reviewItemOf({ claim })} />
      </BackOfficeContext>,
    )
    expect(view.place.textContent).toBe('Saulo')
    await view.show(
      <BackOfficeContext value={backOfficeOf('reviewer').backOffice}>
        <Probe item={reviewItemOf({ state: 'paid' })} />
      </BackOfficeContext>,
    )
    expect(world.received).toEqual([])
  })
})

it('signals stand with their weight and a sentence that names what was found', async () => {
  const { place } = await mount(
    <RiskList
      risks={[
        { kind: 'little_play', weight: 'high', facts: { staked: '1.00', recharged: '500.00' } },
        { kind: 'velocity', weight: 'medium', facts: { day: 5, week: 6 } },
      ]}
    />,
  )
  const lines = [...place.querySelectorAll('li')].map(line => line.textContent)
  expect(lines[0]).toMatch(/Little play.*grave.*R\$\s1,00, less than the R\$\s500,00 deposited/)
  expect(lines[1]).toMatch(/Many requests.*notable.*5 requests within a day, 6 within a week/)
})

describe('filters', () => {
  it('stand in the address, and nonsense there is left out', () => {
    const url = new URL(
      'https://house.example/backoffice/withdrawals?state=all&min=10.50&risk=velocity&from=x&to=2026-11-20&reviewer=me',
    )
    const place = readPlace(url)
    expect(place).toEqual({
      screen: 'withdrawals',
      state: 'all',
      id: undefined,
      filters: { min: '10.50', risk: 'velocity', to: '2026-11-20' },
    })
    if (place.screen !== 'unknown')
      expect(hrefOf(place)).toBe('/backoffice/withdrawals?state=all&min=10.50&to=2026-11-20&risk=velocity')
  })

  it('of days are Brasília’s, the last one included, also when its clocks once changed', () => {
    expect(toBody({ from: '2026-11-20', to: '2026-11-20', reviewed: 'no' })).toEqual({
      from: '2026-11-20T03:00:00.000Z',
      to: '2026-11-21T03:00:00.000Z',
      reviewed: false,
    })
    expect(dayStart('2018-12-01')).toBe('2018-12-01T02:00:00.000Z')
    expect(dayEnd('2026-12-31')).toBe('2027-01-01T03:00:00.000Z')
    expect(dayStart('2026-02-31')).toBeUndefined()
  })
})

it('a browser is called by its name', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
  expect(browserName(chrome)).toBe('Chrome, Linux')
  expect(browserName(`${chrome} Edg/142.0`)).toBe('Edge, Linux')
  expect(browserName('curl/8.5')).toBe('curl/8.5')
  expect(browserName(null)).toBeUndefined()
})
