import { Counter, Gauge, type Registry } from 'prom-client'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/http/answers/refuse.ts'
import { circuitOpen } from '../../../platform/http/json-peer.ts'
import type { ImpedimentRegistry } from '../../../platform/registry/port.ts'
import type { RegistryChecks } from '../../../platform/registry/registry-checks.ts'
import { processEach } from '../../../platform/workers/process-each.ts'
import { startWorker } from '../../../platform/workers/worker.ts'
import { readIdentity } from '../../auth/service.ts'
import { withdrawDeadline } from '../../responsible-gambling/breaks/service.ts'
import { keepAnswer, keepIn } from './answers.ts'
import { createHttpRegistry } from './http-registry.ts'
import { oldestAnswerMs } from './rules.ts'
import type { Occasion } from './standing.ts'
import {
  countStandings,
  deleteStanding,
  enrolOthers,
  insertCheck,
  insertStanding,
  listImpeded,
  lockStanding,
  takeDue,
  takeForToday,
} from './store.ts'

const everyMs = 5_000
/** All members are looked through for it; those who come meanwhile are enrolled by their registration. */
const enrolEveryMs = 60 * 60_000
const enrolledATurn = 5_000
const membersATurn = 50
/** How long one process keeps a turn of members to itself. */
const leaseMs = 10 * 60_000

/** Opens the registry and the worker that asks it; without one configured, a desk that lets everybody pass. */
export function startRegistry(deps: Deps, metrics: Registry): RegistryChecks {
  const { config, clock, log } = deps
  if (config.registry === undefined) return noRegistry
  const port = createHttpRegistry(config.registry, { fetch, nowMs: () => clock.now().getTime() })
  const registry = measured(port, metrics)
  const gauges = openGauges(metrics)
  const enrolled = { again: 0 }
  const sweep = async () => {
    const now = clock.now().getTime()
    if (now >= enrolled.again) {
      await enrolEverybody(deps)
      enrolled.again = now + enrolEveryMs
    }
    await sweepDue(deps, registry)
    gauges(await countStandings(deps.db, new Date(clock.now().getTime() - oldestAnswerMs)))
  }
  const worker = startWorker({ name: 'registry of the impeded', everyMs, log, run: sweep })
  const hashOf = (cpf: string) => deps.secrets.blindIndex('cpf', cpf)
  return {
    sweep,
    stop: worker.stop,
    screen: async cpf => {
      const reply = await registry.ask(cpf)
      if (reply.answer !== 'impeded') return reply
      const check = { id: deps.ids(), memberId: null, cpfHash: hashOf(cpf), at: clock.now(), reply }
      await insertCheck(deps.db, { ...check, occasion: 'registration' })
      return refuse('registration_unavailable')
    },
    enrol: async (tx, { memberId, cpf, screened }) => {
      await insertStanding(tx, memberId, 'registration', clock.now())
      if (screened === undefined) return
      await keepIn(deps, tx, { memberId, cpfHash: hashOf(cpf), occasion: 'registration', reply: screened })
    },
    arrive: async memberId => {
      const now = clock.now()
      const askAt = new Date(now.getTime() + leaseMs)
      try {
        const row = await takeForToday(deps.db, memberId, { now, askAt })
        if (row !== undefined) await askAbout(deps, registry, { memberId, occasion: 'sign_in' })
      } catch (error) {
        log.warn({ message: String(error) }, 'the registry could not be asked at a sign-in; the sweep does')
      }
    },
    recordUse: async memberId => {
      const now = clock.now()
      if ((await takeForToday(deps.db, memberId, { now, askAt: now })) !== undefined) worker.wake()
    },
  }
}

const noRegistry: RegistryChecks = {
  screen: async () => undefined,
  enrol: async () => undefined,
  arrive: async () => undefined,
  recordUse: async () => undefined,
  sweep: async () => undefined,
  stop: async () => undefined,
}

/** Members of before the registry was asked. */
async function enrolEverybody({ db, clock }: Deps): Promise<void> {
  for (;;) if ((await enrolOthers(db, clock.now(), enrolledATurn)) < enrolledATurn) return
}

/** One member fails alone; while the registry is down the rest of them are asked again in a while. */
async function sweepDue(deps: Deps, registry: ImpedimentRegistry): Promise<void> {
  const what = 'the registry of the impeded could not be asked about a member; it is tried again'
  for (;;) {
    const now = deps.clock.now()
    const until = new Date(now.getTime() + leaseMs)
    const due = await takeDue(deps.db, { now, until, limit: membersATurn })
    await processEach(
      due,
      row => askAbout(deps, registry, { memberId: row.member_id, occasion: row.occasion }),
      { log: deps.log, what, nameOf: row => row.member_id },
    )
    if (due.length < membersATurn) return
  }
}

interface About {
  readonly memberId: string
  readonly occasion: Occasion
}

async function askAbout(
  deps: Deps,
  registry: ImpedimentRegistry,
  { memberId, occasion }: About,
): Promise<void> {
  const person = await readIdentity(deps, deps.db, memberId)
  // Permanently closed accounts are asked about no more (docs/rules/brazil.md).
  if (person === undefined || person.cpf === null || person.status === 'closed') {
    return deleteStanding(deps.db, memberId)
  }
  const reply = await registry.ask(person.cpf)
  const cpfHash = deps.secrets.blindIndex('cpf', person.cpf)
  await keepAnswer(deps, { memberId, cpfHash, occasion, reply })
}

/** What was not sent at all is no question, and counts as none. */
function measured(port: ImpedimentRegistry, metrics: Registry): ImpedimentRegistry {
  const questions = new Counter({
    name: 'registry_questions_total',
    help: 'Questions to the registry of the impeded, by answer',
    labelNames: ['answer'],
    registers: [metrics],
  })
  return {
    ask: async cpf => {
      const reply = await port.ask(cpf)
      const isSent = reply.answer !== 'unanswered' || reply.cause !== circuitOpen
      if (isSent) questions.inc({ answer: reply.answer })
      return reply
    },
  }
}

function openGauges(metrics: Registry) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [metrics] })
  const impeded = gauge(
    'registry_impeded',
    'Members whom the registry of the impeded names: their money is to go back',
  )
  const unanswered = gauge(
    'registry_unanswered',
    'Members about whom the registry has not answered the last question',
  )
  const overdue = gauge('registry_overdue', 'Members whose last answer is older than 15 days: alert above 0')
  return (counts: { readonly impeded: number; readonly unanswered: number; readonly overdue: number }) => {
    impeded.set(counts.impeded)
    unanswered.set(counts.unanswered)
    overdue.set(counts.overdue)
  }
}

/** Since when the registry has been naming a member; `undefined`: it does not. Under the wallet's lock. */
export async function namedSince(tx: Tx, memberId: string): Promise<Date | undefined> {
  const standing = await lockStanding(tx, memberId)
  return standing?.answer === 'impeded' ? (standing.impeded_at ?? undefined) : undefined
}

interface Named {
  readonly memberId: string
  readonly since: Date
}

/** Whom the registry names, and whose own days to withdraw are over. */
export async function listNamed(db: Deps['db'], now: Date): Promise<readonly Named[]> {
  return (await listImpeded(db)).filter(({ since }) => withdrawDeadline(since) <= now)
}
