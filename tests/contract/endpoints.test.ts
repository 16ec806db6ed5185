import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'

const table = Object.values(endpoints)
const listed = readFileSync(new URL('specification-calls.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => line.split(' '))
  .map(([method = '', url = '']) => `${method} ${url.split('?')[0]}`)

/** Calls that move money, claim a reward or change a credential: late is worse than refused. */
const neverWaits =
  /recharge\/online|\/drawing$|\/claim$|bonuses\/forfeit|drawing_pwd|round\/(start|step)|game\/table\/|sports\/bet|game\/launch|memberbanks\/(confirm|remove)|seeds\/rotate|\/api\/auth\/(login2|register2|demo|renew|refresh|logout|forgot|reset|passkey)|\/api\/security\/(?!overview)|\/api\/profile\/|\/api\/identity\/|\/api\/admin\//

describe('the table of calls (specification, section 7)', () => {
  it('lists the sixty calls of the specification', () => {
    expect(listed).toHaveLength(60)
    const known = new Set(table.map(({ method, path }) => `${method} ${path}`))
    expect(listed.filter(call => !known.has(call))).toEqual([])
  })

  it('names no method and path twice', () => {
    const calls = table.map(({ method, path }) => `${method} ${path}`)
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
  })

  it('refuses offline whatever moves money, claims or signs in', () => {
    const waiting = table.filter(({ path, offline }) => neverWaits.test(path) && offline !== 'refuse')
    expect(waiting.map(({ path }) => path)).toEqual([])
  })

  it('lets only breaks, lower limits, favourites, bank accounts and questions to support wait in the queue', () => {
    const queued = table.filter(({ offline }) => offline === 'queue').map(({ path }) => path)
    expect(queued.toSorted()).toEqual([
      '/api/breaks/take',
      '/api/games/follow/delete',
      '/api/games/follow/set',
      '/api/informationcenter/tickets/open',
      '/api/informationcenter/tickets/reply',
      '/api/limits/lower',
      '/api/memberbanks/save',
    ])
  })

  it('asks for an idempotency key wherever a call may wait, or changes something for a member', () => {
    const keyless = table.filter(
      ({ offline, idempotency, access, path }) =>
        offline !== 'keep' &&
        idempotency === 'none' &&
        access !== 'anyone' &&
        // Reads and locks of the back office, and a cash-out, which its bet keeps from happening twice: nothing that a second time would do twice.
        !/auth\/renew|game\/launch|game\/table\/cash-out$|\/api\/calls\/|\/api\/admin\/(withdrawals|withdrawals\/(context|claim|deadline|release)|deposits|deposits\/(details|proof)|payments|reconciliation|reconciliation\/day|members|identity|identity\/picture|returns|care|care\/case|promotions|promotions\/preview|club|club\/preview|files\/(preview|export)|resets|sign-out|prove|prove\/options|security|security\/passkeys\/options|administrators|administrators\/invite|sessions|adjustments|approvals|audit|audit\/(verify|export)|content|banners|terms|tickets|tickets\/(thread|complaints)|win-reviews|exposure)$/.test(
          path,
        ),
    )
    expect(keyless.map(({ path }) => path)).toEqual([])
  })
})
