// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { ScreenGameInfo } from '../../../src/features/games/page/screen-game-info.tsx'
import { gamesResource } from '../../../src/features/lobby/lobby-resources.ts'
import { reply } from '../../sync/support/server-calls.ts'
import { patient } from '../games/stage/play-hands.ts'
import { takeSeat } from '../games/stage/play-seat.tsx'

const game = {
  ...{
    id: 'jogo-novo',
    api_code: 'arara',
    provider: 'Arara Originals',
    name: 'Jogo Novo',
    game_type: 'arcade',
  },
  ...{ tags: [], rtp: 99, volatility: 'medium', min_bet: '0.50', max_bet: '200.00', demo: true },
  ...{ launch: 'original', engine: 'dice', theme: 'jogo-novo', art: '/art/a.svg', popularity: 1 },
  released_at: '2026-11-24T00:00:00Z',
}

it('a game that was listed a moment after its page had asked is there without a new start', async () => {
  const { world, tab, show } = await takeSeat('jogo-novo', 'dice', () => (
    <ScreenGameInfo id="jogo-novo" mode={undefined} demoTap={null} held={undefined} />
  ))
  let isListed = false
  world.server.decide(({ path }) => {
    if (path !== '/api/games/listsv2') return 'arrives'
    const state = { next_cursor: null, version: isListed ? '2' : '1', deleted: [], reset: false }
    return reply(200, { data: isListed ? [game] : [], ...state, unchanged: false })
  })
  tab.sync.registerResource('games', async () => gamesResource)
  const place = await show()
  await vi.waitFor(() => expect(place.textContent).toMatch(/This game is not here/), patient)
  isListed = true
  await vi.waitFor(() => expect(place.textContent).toMatch(/Jogo Novo/), patient)
})
