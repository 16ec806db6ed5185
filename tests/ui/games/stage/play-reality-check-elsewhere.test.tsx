// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { SharedPlayerProps } from '../../../../src/common/play/player.ts'
import { readAnswer } from '../../../../src/db/read-answer.ts'
import { FrameStage } from '../../../../src/features/games/frame/frame-stage.tsx'
import { SharedStage } from '../../../../src/features/games/shared/shared-stage.tsx'
import { connection } from '../../../../src/state/connection.ts'
import type { Fate } from '../../../sync/support/fake-server.ts'
import type { Recorded } from '../../../sync/support/recorded.ts'
import { refuse, reply } from '../../../sync/support/server-calls.ts'
import { find } from '../../mount.tsx'
import { patient, press, pressable } from './play-hands.ts'
import { takeSeat } from './play-seat.tsx'

/*
 * docs/rules/responsible-gambling.md: "reality check … that blocks play until answered". At a game of another provider, whose page the app does
 * not see into, and at a table that goes on for everybody.
 */
beforeAll(() => {
  // Frames of happy-dom open no page unless these settings allow it; this one is empty.
  const settings: unknown = Reflect.get(Reflect.get(window, 'happyDOM'), 'settings')
  Object.assign(Object(settings), { enableIframePageLoading: true, disableIframePageLoading: false })
})

const launch = {
  ...{ status: 'open' as const, number: 0, url: 'about:blank', round: undefined, unknownSince: undefined },
  wallet: { money: 10_000n, bonus: 0n, wallet_version: 1, asOf: 0 },
}
const startedAt = Date.parse('2026-11-20T15:00:00Z')
const at = (ms: number) => new Date(startedAt + ms).toISOString()
const dialog = (place: ParentNode) => place.querySelector('dialog')
const asked = (place: ParentNode) => vi.waitFor(() => find(place, 'dialog', HTMLDialogElement), patient)
const gone = (place: ParentNode) => vi.waitFor(() => expect(dialog(place)).toBeNull(), patient)
/** This device knows that the check is due. */
const dueOn = (tab: Awaited<ReturnType<typeof takeSeat>>['tab']) =>
  vi.waitFor(async () => {
    const known = await readAnswer(tab.db, 'play-session', { memberId: 'm1' })
    expect(known?.session?.check_at).toBe(at(0))
  }, patient)
const balance = (wallet_version: number) => ({ money: '100.00', bonus: '0.00', wallet_version })

type Before = (request: Recorded, session: PlaySession) => Fate | undefined | Promise<Fate | undefined>
type PlaySession = Awaited<ReturnType<typeof takeSeat>>['server']['session']

/** A seat of somebody who has played already; `before` answers what the server of our own games does not know. */
async function sit(stageOf: Parameters<typeof takeSeat>[2], before: Before) {
  const seat = await takeSeat('roleta-de-todos', 'shared', stageOf)
  const { world, server } = seat
  server.session.stake(200n)
  const answers: Recorded[] = []
  world.server.decide(async request => {
    if (request.path === '/api/play-session/answer') answers.push(request)
    return (await before(request, server.session)) ?? server.fate(request)
  })
  const place = await seat.show()
  await vi.waitFor(() => expect(place.textContent).toMatch(/10:0\d/), patient)
  return { ...seat, answers, place }
}

/** A provider's page with a round of its own running while the check falls due; `end` is what it says when that is over. */
async function openFrame(before: Before = () => undefined) {
  let version = 1
  const seat = await sit(
    props => <FrameStage {...props} launch={launch} />,
    (request, session) => {
      if (request.path !== '/api/game/wallet') return before(request, session)
      return reply(200, { data: { balance: balance(version) } })
    },
  )
  const say = (data: object) => {
    const source = find(seat.place, 'iframe', HTMLIFrameElement).contentWindow
    expect(source).not.toBeNull()
    window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' }))
  }
  say({ type: 'arara.round', open: true })
  seat.server.session.ask()
  version = 2
  return { ...seat, say, end: () => say({ type: 'arara.round', open: false }) }
}

it('a round in a provider’s page keeps the session in use, other messages do not', async () => {
  const played = vi.fn()
  window.addEventListener('arara-played', played)
  const { say, end } = await openFrame()
  expect(played).toHaveBeenCalledTimes(1)
  say({ type: 'arara.balance' })
  end()
  expect(played).toHaveBeenCalledTimes(2)
  window.removeEventListener('arara-played', played)
})

describe('a reality check over a page of another provider', () => {
  it('waits for the end of its round, then stands before it with the figures until the member plays on', async () => {
    const { place, say, end, answers, tab } = await openFrame()
    await tab.sync.pull('play-session', { force: true })
    await dueOn(tab)
    say({ type: 'arara.ready' })
    await vi.waitFor(() => expect(place.textContent).not.toContain('Opening the game'), patient)
    expect(dialog(place)).toBeNull()
    end()
    expect((await asked(place)).textContent).toMatch(/Time played.*StakedR\$.2,00.*Winnings.*Net/)
    await press(place, /^Keep playing/)
    await gone(place)
    expect(answers).toHaveLength(1)
  })

  it('cannot be answered without a network: it says so, stays, and is answered once when the network is back', async () => {
    const { place, end, answers, tab } = await openFrame()
    await tab.sync.pull('play-session', { force: true })
    await dueOn(tab)
    tab.setOnline(false)
    connection.quality = 'offline'
    end()
    await asked(place)
    await reads(place, 'Playing on needs the network; stopping does not.')
    await press(place, /^Keep playing/)
    await reads(place, 'You are offline: nothing was sent.')
    expect(answers).toEqual([])
    tab.setOnline(true)
    connection.quality = 'online'
    await press(place, /^Keep playing/)
    await gone(place)
    expect(answers).toHaveLength(1)
  })

  it('whose answer is lost says that it is finding out, and goes automatically: it was answered once', async () => {
    const kept = new Map<string, unknown>()
    const { place, end, answers, tab } = await openFrame(async (request, session) => {
      const closing = /^\/api\/calls\/([^/]+)\/close$/.exec(request.path)?.[1]
      if (closing !== undefined)
        return reply(200, { data: { state: 'done', answer: kept.get(closing) ?? null } })
      if (request.path !== '/api/play-session/answer') return undefined
      kept.set(request.key, await session.answer(request).json())
      return 'lost'
    })
    end()
    await asked(place)
    await press(place, /^Keep playing/)
    await reads(place, 'We are finding out')
    tab.trigger('online')
    await gone(place)
    expect(answers).toHaveLength(1)
  })
})

const reads = (place: ParentNode, words: string) =>
  vi.waitFor(() => expect(dialog(place)?.textContent).toContain(words), patient)

/** A round that takes bets, and a member who lays one chip. */
const player = {
  palette: { ground: '#000', glow: '#000', accent: '#fff', ink: '#fff' },
  mostBets: 1,
  showMs: () => 0,
  Pays: () => null,
  PlayShared: ({ table }: SharedPlayerProps) => (
    <>
      <button type="button" onClick={() => table.place(0, {}, 100n)}>
        {table.round === undefined ? '' : 'Lay a chip'}
      </button>
      {table.bets.some(bet => bet.state === 'open') ? <p>It lies</p> : null}
    </>
  ),
}

async function sitAtTable() {
  const table = { phase: 'betting', isOpen: false, version: 1 }
  const round = () => ({
    ...{ number: 7, phase: table.phase, opens_at: at(0), closes_at: at(3_600_000), ends_at: null },
    ...{ outcome: null, anchor: 'a', seed_hash: 'b', client_seed: 'c', nonce: 1, server_seed: null },
  })
  const bet = () => ({
    ...{ id: '0197a5a0-0000-7000-8000-000000000001', number: 7, slot: 0, stake: '1.00', bet: {} },
    ...{ state: table.isOpen ? 'open' : 'settled', cash_out: null, payout: '0.00' },
  })
  const seat = await sit(
    props => <SharedStage {...props} player={player} launch={launch} />,
    ({ path }, session) => {
      if (path === '/api/game/table') {
        const reported = { now: at(0), round: round(), results: [], balance: balance(table.version) }
        return reply(200, { data: { ...reported, bets: table.version > 1 ? [bet()] : [] } })
      }
      if (path !== '/api/game/table/bet') return undefined
      if (session.isDue()) return refuse(422, 'reality_check_due')
      Object.assign(table, { isOpen: true, version: 2 })
      return reply(200, { data: { bet: bet(), balance: balance(2) } })
    },
  )
  await pressable(seat.place, /^Lay a chip/)
  return seat
}

describe('a reality check at a table that everybody shares', () => {
  it('that a refused bet tells of stands before the table, and after it bets are taken again', async () => {
    const { place, server, answers, world } = await sitAtTable()
    server.session.ask()
    await press(place, /^Lay a chip/)
    await asked(place)
    await press(place, /^Keep playing/)
    await gone(place)
    expect(answers).toHaveLength(1)
    const bets = () => world.server.sent.filter(({ path }) => path === '/api/game/table/bet').length
    expect(bets()).toBe(1)
    await press(place, /^Lay a chip/)
    await vi.waitFor(() => expect(bets()).toBe(2), patient)
    expect(dialog(place)).toBeNull()
  })

  it('waits while a bet of the member is in its round', async () => {
    const { place, server, tab } = await sitAtTable()
    await press(place, /^Lay a chip/)
    await vi.waitFor(() => expect(place.textContent).toContain('It lies'), patient)
    server.session.ask()
    server.session.stake(700n)
    await tab.sync.pull('play-session', { force: true })
    await dueOn(tab)
    await vi.waitFor(() => expect(place.textContent).toMatch(/R\$.9,00/), patient)
    expect(dialog(place)).toBeNull()
  })
})
