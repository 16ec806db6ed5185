import { setTimeout as delay } from 'node:timers/promises'
import type { FlakyLine } from '../support/peers/flaky-line.ts'
import type { Chance } from './chance.ts'
import { type ChaosSite, until } from './chaos-site.ts'
import type { Notebook } from './notebook.ts'

export interface Damage {
  readonly serverKills: number
  readonly postgresKills: number
  /** Answers between one kill and the next: a site that is only ever broken proves nothing. */
  readonly answersEach: number
  readonly onKill?: (kills: number) => void
}

/** Kills and cuts until it has done all the damage it was asked for; the site is whole again when it resolves. */
export async function breakThings(site: ChaosSite, notebook: Notebook, chance: Chance, damage: Damage) {
  const { counts } = notebook
  const postgresEvery = Math.max(1, Math.floor(damage.serverKills / Math.max(1, damage.postgresKills)))
  while (counts.serverKills < damage.serverKills) {
    await planFaults(site, chance)
    const enough = notebook.reported.length + damage.answersEach
    await until(() => notebook.reported.length >= enough)
    for (let cuts = chance.whole(1, 3); cuts > 0; cuts -= 1) {
      cut(chance, lineOf(site, chance))
      counts.cuts += 1
      await delay(chance.whole(100, 500))
    }
    await killServer(site, notebook, chance)
    damage.onKill?.(counts.serverKills)
    const isDue = counts.serverKills % postgresEvery === 0 && counts.postgresKills < damage.postgresKills
    if (!isDue) continue
    counts.postgresKills += 1
    await site.killPostgres()
  }
  site.heal()
  await site.control('/faults', { next: [] })
}

/** Only one that serves: what is killed while it starts proves little. Mostly the other one serves as well. */
async function killServer(site: ChaosSite, { counts }: Notebook, chance: Chance): Promise<void> {
  const isReady = (one: (typeof site.servers)[number]) => one.process.isReady()
  const isAlone = chance.percent(30)
  await until(() => (isAlone ? site.servers.some(isReady) : site.servers.every(isReady)))
  const ready = site.servers.filter(isReady)
  const victim = ready[chance.whole(0, ready.length - 1)]
  if (victim === undefined) return
  victim.process.kill()
  counts.serverKills += 1
}

function lineOf(site: ChaosSite, chance: Chance): FlakyLine {
  const { toDatabase, toProvider } = chance.one(site.servers)
  return chance.one([toDatabase, toDatabase, toProvider, site.toFront])
}

function cut(chance: Chance, line: FlakyLine): void {
  const milliseconds = chance.whole(100, 1_500)
  const how = chance.one(['reset', 'stall', 'refuse', 'deafen'] as const)
  line[how](milliseconds)
}

/** What a provider does on a bad day; and payouts that do not arrive, or come back. */
async function planFaults(site: ChaosSite, chance: Chance): Promise<void> {
  const kinds = ['503', 'drop_connection', 'timeout_then_success'] as const
  const paths = ['/cob', '/pix', '/payout', '/dict', '/oauth'] as const
  const next = Array.from({ length: chance.whole(0, 4) }, () => ({
    path: chance.one(paths),
    kind: chance.one(kinds),
    count: chance.whole(1, 3),
  }))
  await site.control('/faults', { next })
  if (!chance.percent(30)) return
  const result = chance.one(['NAO_REALIZADO', 'DEVOLVIDO'])
  await site.control('/payout/next', { result, after_ms: chance.whole(0, 500) })
}
