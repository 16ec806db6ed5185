import { expect, test } from 'vitest'
import { listCatalogue } from '../../games/catalogue.ts'
import { isEngineId, isSharedEngineId, loadGame } from '../../games/engines.ts'
import { openDraw } from '../../games/fairness/draw.ts'
import { loadSharedGame } from '../../games/shared-games.ts'
import { betOf, stepsOf } from '../support/game-bets.ts'
import { fairDraw, unwrap } from './support.ts'

const alone = listCatalogue().flatMap(({ id, engine, minBet }) =>
  isEngineId(engine) ? [{ id, engine, minBet }] : [],
)
const shared = listCatalogue().flatMap(({ id, engine }) => (isSharedEngineId(engine) ? [{ id, engine }] : []))

const nonces = Array.from({ length: 20 }, (_, nonce) => nonce)
/** A prime of centavos over the least: what rounds, rounds here. */
const oddCentavos = 7n
const reais = (centavos: bigint) => `${centavos / 100n}.${String(centavos % 100n).padStart(2, '0')}`

test.each(alone)(
  '$id: payouts are whole centavos from nothing to the stated maximum, and the same seed is the same round, step by step',
  async ({ id, engine, minBet }) => {
    const game = await loadGame(engine, id)
    if (game === undefined) throw new Error('no such game')
    const odd = game.prepareBet(betOf(engine, id, reais(minBet + oddCentavos)))
    const prepared = odd.ok ? odd.value : unwrap(game.prepareBet(betOf(engine, id, reais(minBet))))
    for (const nonce of nonces) {
      let round = await prepared.start(fairDraw(game, nonce))
      expect(await prepared.start(fairDraw(game, nonce))).toEqual(round)
      expect(round.stake).toBe(prepared.stake)
      for (const step of round.done ? [] : stepsOf(engine, nonce)) {
        const [one, again] = [game.step(round.state, step), game.step(round.state, step)]
        expect(again).toEqual(one)
        if (!one.ok) continue
        expect(one.value.stake >= round.stake).toBe(true)
        round = one.value
      }
      const last = round.done ? round : unwrap(game.close(round.state))
      expect(last.done).toBe(true)
      expect(typeof last.payout).toBe('bigint')
      expect(last.payout >= 0n && last.payout <= prepared.maximumPayout).toBe(true)
      expect(unwrap(game.resume(JSON.parse(JSON.stringify(last.state))))).toEqual(last)
    }
  },
)

test.each(shared)(
  '$id: the same link of the chain is the same outcome, and what it pays stays within the stated maximum',
  async ({ id, engine }) => {
    const game = await loadSharedGame(engine, id)
    if (game === undefined) throw new Error('no such game')
    const stake = reais(10n * game.limits.minBet)
    const prepared = unwrap(game.prepareBet(betOf(engine, id, stake)))
    for (const nonce of nonces) {
      const draw = () => openDraw({ serverSeed: 'c0'.repeat(32), clientSeed: 'sal', nonce, game: id })
      const outcome = await game.drawOutcome(draw())
      expect(await game.drawOutcome(draw())).toEqual(outcome)
      const settled = unwrap(game.settle(prepared.bet, outcome, undefined))
      expect(unwrap(game.settle(prepared.bet, outcome, undefined))).toEqual(settled)
      expect(settled.stake).toBe(prepared.stake)
      expect(typeof settled.payout).toBe('bigint')
      expect(settled.payout >= 0n && settled.payout <= prepared.maximumPayout).toBe(true)
    }
  },
)
