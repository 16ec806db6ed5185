import { journey } from '../../network-faults/journey.ts'
import { runScenario } from '../../network-faults/run-scenario.ts'
import type { Temper } from '../../network-faults/user-bot.ts'
import type { CutKind } from '../../support/peers/cut-line.ts'
import { expect, test } from '../support/test.ts'

/** Of `npm run network-faults`, which cuts the journey at every request: those that have most to lose. */
const cuts: readonly [leg: string, request: string, nth: number, kind: CutKind, temper: Temper][] = [
  ['register', 'POST /api/auth/register2', 1, 'after', 'hasty'],
  ['favourite', 'POST /api/games/follow/set', 1, 'after', 'patient'],
  ['deposit', 'GET /assets/recharge.js', 1, 'before', 'patient'],
  ['deposit', 'POST /api/recharge/online', 1, 'after', 'hasty'],
  ['play-slots', 'POST /api/game/round/start', 1, 'before', 'patient'],
  ['play-mines', 'POST /api/game/round/step', 1, 'after', 'hasty'],
  ['claim', 'POST /api/ftd/claim', 1, 'after', 'patient'],
  ['account', 'POST /api/memberbanks/save', 1, 'after', 'hasty'],
  ['withdrawal-password', 'POST /api/member/drawing_pwd/set', 1, 'before', 'hasty'],
  ['withdrawal', 'POST /api/drawing', 1, 'after', 'patient'],
]

for (const [name, request, nth, kind, temper] of cuts) {
  test(`${name}: the line dies ${kind} ${request}, and a ${temper} member loses nothing, gets nothing twice and is shown the truth`, async ({
    browser,
  }) => {
    const leg = journey.find(one => one.name === name)
    if (!leg) throw new Error(`no such leg: ${name}`)
    const cut = { request, nth, kind, downMs: 800 }
    const end = await runScenario(browser, { leg, cut, temper, isInstalled: false })
    expect(end).toMatchObject({ wasCut: true, breaches: [] })
  })
}
