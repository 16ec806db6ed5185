// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { describe, expect, it, vi } from 'vitest'
import type { StageProps } from '../../../src/common/play/stage-props.ts'
import { rechargesResource } from '../../../src/features/cashier/deposit/deposit-resources.ts'
import { ScreenRechargePayment } from '../../../src/features/cashier/deposit/screen-recharge-payment.tsx'
import { useFrameWallet } from '../../../src/features/games/frame/use-frame-wallet.ts'
import { ScreenGameInfo } from '../../../src/features/games/page/screen-game-info.tsx'
import { Stage } from '../../../src/features/games/stage/stage.tsx'
import { gamesResource } from '../../../src/features/lobby/lobby-resources.ts'
import { ForfeitSheet } from '../../../src/features/promotions/bonuses/forfeit-sheet.tsx'
import { TicketForm } from '../../../src/features/support/tickets/ticket-form.tsx'
import { connection } from '../../../src/state/connection.ts'
import { Button } from '../../../src/ui/button.tsx'
import type { Fate } from '../../sync/support/fake-server.ts'
import { reply } from '../../sync/support/server-calls.ts'
import { openMemberTab } from '../member-tab.ts'
import { mountPage } from '../mount-page.tsx'
import { loseAnswer, patient, press } from './stage/play-hands.ts'
import { demoStage, takeSeat } from './stage/play-seat.tsx'

type Seat = Awaited<ReturnType<typeof takeSeat>>
type Server = Seat['world']['server']

/** What is shown until it is left. */
function createScreen() {
  const screen = proxy({ isHere: true })
  const Screen = ({ children }: { children: ReactNode }) => (useSnapshot(screen).isHere ? children : null)
  const leave = () => {
    screen.isHere = false
  }
  return { Screen, leave }
}

async function takeLeavableSeat(id: string, engine: string, stageOf: (props: StageProps) => ReactNode) {
  const { Screen, leave } = createScreen()
  const seat = await takeSeat(id, engine, props => <Screen>{stageOf(props)}</Screen>)
  return { ...seat, leave }
}

const usualStage = (props: StageProps) => <Stage {...props} />
const askedFor = ({ sent }: Server, path: string) => sent.filter(request => request.path === path)
const untilAsked = (server: Server, path: string) =>
  vi.waitFor(() => expect(askedFor(server, path)).toHaveLength(1), patient)
const untilGivenUp = ({ givenUp }: Server, path: string) =>
  vi.waitFor(() => expect(givenUp.map(request => request.path)).toEqual([path]), patient)

/** What a pull asks for may still come for another screen: it is given up a moment later. */
const untilGivenUpLater = ({ clock, server }: Pick<Seat['world'], 'clock' | 'server'>, path: string) =>
  vi.waitFor(() => {
    clock.advance(1_000)
    expect(server.givenUp.map(request => request.path)).toEqual([path])
  }, patient)

/** The server answers nothing at this path. */
function mute(server: Server, path: string, otherwise: Seat['server']['fate'] = async () => 'arrives') {
  server.decide(request => (request.path === path ? new Promise<Fate>(() => undefined) : otherwise(request)))
}

describe('given up when its screen goes is', () => {
  it('the launch of a game', async () => {
    const { world, server, show, leave } = await takeLeavableSeat('dados-da-arara', 'dice', usualStage)
    mute(world.server, '/api/game/launch', server.fate)
    await show()
    await untilAsked(world.server, '/api/game/launch')
    leave()
    await untilGivenUp(world.server, '/api/game/launch')
  })

  it('the question how a shared table stands', async () => {
    const { world, server, show, leave } = await takeLeavableSeat('bingo-da-vila', 'bingo-room', usualStage)
    mute(world.server, '/api/game/table', server.fate)
    await show()
    await untilAsked(world.server, '/api/game/table')
    leave()
    await untilGivenUp(world.server, '/api/game/table')
  })

  it('the question for the wallet beside a game in a frame, and each by the next', async () => {
    const { world, tab } = await openMemberTab('ana')
    const { Screen, leave } = createScreen()
    const { server } = world
    mute(server, '/api/game/wallet')
    const launched = { money: 100n, bonus: 0n, wallet_version: 1, asOf: 0 }
    const Beside = () => {
      const { ask } = useFrameWallet({ memberId: 'ana', mode: 'real', launched })
      return <Button onClick={ask}>Ask</Button>
    }
    const page = (
      <Screen>
        <Beside />
      </Screen>
    )
    const place = await mountPage({ world, tab, path: '/gameInfo', page })
    await press(place, /Ask/)
    await untilAsked(server, '/api/game/wallet')
    await press(place, /Ask/)
    await untilGivenUp(server, '/api/game/wallet')
    await vi.waitFor(() => expect(askedFor(server, '/api/game/wallet')).toHaveLength(2), patient)
    leave()
    await vi.waitFor(() => expect(server.givenUp).toHaveLength(2), patient)
  })

  it('the question for play money after a lost answer', async () => {
    const { world, server, show, leave } = await takeLeavableSeat('dados-da-arara', 'dice', demoStage)
    mute(world.server, '/api/game/wallet', server.fate)
    const place = await show()
    await loseAnswer(place, server, /Roll for/)
    world.clock.advance(60_000)
    await untilAsked(world.server, '/api/game/wallet')
    leave()
    await untilGivenUp(world.server, '/api/game/wallet')
  })

  it('the question what giving a bonus up would cost', async () => {
    const { world, tab } = await openMemberTab('ana')
    const { Screen, leave } = createScreen()
    mute(world.server, '/api/member/bonuses/quote')
    const page = (
      <Screen>
        <ForfeitSheet memberId="ana" onClose={() => undefined} />
      </Screen>
    )
    await mountPage({ world, tab, path: '/bonus', page })
    await untilAsked(world.server, '/api/member/bonuses/quote')
    leave()
    await untilGivenUp(world.server, '/api/member/bonuses/quote')
  })

  it('the question how a deposit stands', async () => {
    const { world, tab } = await openMemberTab('ana')
    const { Screen, leave } = createScreen()
    connection.quality = 'online'
    mute(world.server, '/api/recharge/status')
    const order_token = 'a-token-of-twenty-letters'
    await tab.db.orderTokens.put({
      memberId: 'ana',
      orderId: 'o1',
      order_token,
      createdAt: world.clock.now(),
    })
    const page = (
      <Screen>
        <ScreenRechargePayment orderId="o1" afterwards={() => null} />
      </Screen>
    )
    await mountPage({ world, tab, path: '/recharge-payment', page })
    await untilAsked(world.server, '/api/recharge/status')
    leave()
    await untilGivenUp(world.server, '/api/recharge/status')
  })

  it('the orders that a ticket may be about', async () => {
    const { world, tab } = await openMemberTab('ana')
    tab.sync.registerResource('recharges', async () => rechargesResource)
    const { Screen, leave } = createScreen()
    mute(world.server, '/api/recharge/list')
    const page = (
      <Screen>
        <TicketForm memberId="ana" about="deposit" onSent={() => undefined} />
      </Screen>
    )
    await mountPage({ world, tab, path: '/information-center/tickets', page })
    await untilAsked(world.server, '/api/recharge/list')
    leave()
    await untilGivenUpLater(world, '/api/recharge/list')
  })

  it('the catalogue that a page about a game asked for', async () => {
    const page = () => <ScreenGameInfo id="jogo-novo" mode={undefined} demoTap={null} held={undefined} />
    const { world, tab, server, show, leave } = await takeLeavableSeat('jogo-novo', 'dice', page)
    tab.sync.registerResource('games', async () => gamesResource)
    mute(world.server, '/api/games/listsv2', server.fate)
    await show()
    await untilAsked(world.server, '/api/games/listsv2')
    leave()
    await untilGivenUpLater(world, '/api/games/listsv2')
  })
})

it('the cost of giving up one bonus is not shown for another that was chosen meanwhile', async () => {
  const { world, tab } = await openMemberTab('ana')
  const [first, second] = ['0197a5a0-0000-7000-8000-000000000001', '0197a5a0-0000-7000-8000-000000000002']
  const answers = new Map<unknown, (fate: Fate) => void>()
  world.server.decide(({ path, body }) => {
    if (path !== '/api/member/bonuses/quote') return 'arrives'
    const { promise, resolve } = Promise.withResolvers<Fate>()
    answers.set(body.grant_id, resolve)
    return promise
  })
  const chosen = proxy({ grantId: first })
  const Sheet = () => (
    <ForfeitSheet memberId="ana" grantId={useSnapshot(chosen).grantId} onClose={() => undefined} />
  )
  await mountPage({ world, tab, path: '/bonus', page: <Sheet /> })
  await vi.waitFor(() => expect(answers.has(first)).toBe(true), patient)
  chosen.grantId = second
  await vi.waitFor(() => expect(answers.has(second)).toBe(true), patient)
  answers.get(second)?.(reply(422, { error: 'bet_invalid', message: 'of the second' }))
  await vi.waitFor(() => expect(document.body.textContent).toMatch(/of the second/), patient)
  answers.get(first)?.(reply(422, { error: 'bet_invalid', message: 'of the first' }))
  await new Promise(resolve => setTimeout(resolve, 0))
  expect(document.body.textContent).toMatch(/of the second/)
})
