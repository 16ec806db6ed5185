import { expect, test } from 'vitest'
import { listCatalogue } from '../../games/catalogue.ts'
import { isSportsEngineId } from '../../games/engines.ts'
import { manifestOf } from '../../games/manifests.ts'
import { spreadOf } from '../../games/spread/spread-bands.ts'
import { SPREADS } from '../../games/spread/spreads.gen.ts'

const games = listCatalogue().filter(({ engine }) => !isSportsEngineId(engine))

test.each(games)('$id: the distribution that is shown is the one its mathematics counts', game => {
  const shown = SPREADS[game.id]
  if (shown === undefined) throw new Error('node scripts/write-spreads.ts')
  const spread = manifestOf(game.engine).spread
  const counted = spread && 'count' in spread ? spread.count(game.id) : undefined
  expect(counted === undefined).toBe(shown.rounds !== undefined)
  if (counted)
    expect({ play: shown.play, bands: shown.bands }).toEqual({
      play: counted.play,
      bands: spreadOf(counted.chances),
    })
  const sum = (at: 0 | 1) => shown.bands.reduce((all, band) => all + band[at], 0)
  expect(sum(0)).toBeCloseTo(1, 3)
  // Of simulated ones within what so few rounds leave open: seldom wins are large.
  const stated = game.rtpPpm / 1_000_000
  expect(sum(1)).toBeGreaterThan(stated - (counted ? 0.001 : 0.2))
  expect(sum(1)).toBeLessThan(counted ? 1 : stated + 0.2)
})
