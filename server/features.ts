import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { approvalKinds } from './approval-kinds.ts'
import type { Deps } from './deps.ts'
import { identityRoutes } from './features/account/kyc/routes.ts'
import { startIdentity } from './features/account/kyc/service.ts'
import type { OwnData } from './features/account/profile/export.ts'
import { profileRoutes } from './features/account/profile/routes.ts'
import { startRegistry } from './features/account/registry/service.ts'
import { agencyRoutes } from './features/agency/routes.ts'
import { startAgency } from './features/agency/settle.ts'
import { checkCaptcha } from './features/auth/captcha/captcha-service.ts'
import { sweepExpired } from './features/auth/captcha/captcha-store.ts'
import type { UserParts } from './features/auth/members.ts'
import { memberDetailsRoutes } from './features/auth/registration/details-routes.ts'
import { authRoutes } from './features/auth/routes.ts'
import { securityRoutes } from './features/auth/security/routes.ts'
import { createSessions, revokedChannel } from './features/auth/sessions/sessions.ts'
import { keepSoleOwner } from './features/cashier/accounts/service.ts'
import { adjustmentsRoutes } from './features/cashier/adjustments/routes.ts'
import { balanceReturnsRoutes } from './features/cashier/balance-returns/routes.ts'
import { startBalanceReturns } from './features/cashier/balance-returns/service.ts'
import { balancesRoutes } from './features/cashier/balances/routes.ts'
import { callsRoutes } from './features/cashier/calls/routes.ts'
import { ordersRoutes } from './features/cashier/records/routes.ts'
import { watchDeadlines } from './features/cashier/review/watch-deadlines.ts'
import { exposureRoutes } from './features/games/exposure/routes.ts'
import { watchExposure } from './features/games/exposure/service.ts'
import { tableChannel } from './features/games/shared-rounds/news.ts'
import { winReviewsRoutes } from './features/games/win-reviews/routes.ts'
import { watchWinReviews } from './features/games/win-reviews/service.ts'
import { administratorsRoutes } from './features/operations/administrators/routes.ts'
import { recogniseAdministrator } from './features/operations/administrators/sign-in.ts'
import { approvalsRoutes } from './features/operations/approvals/routes.ts'
import { filesRoutes } from './features/operations/files/routes.ts'
import { watchAddresses } from './features/operations/ip-history/watch-addresses.ts'
import { notifyEnded } from './features/promotions/bonuses/notify-ended.ts'
import { bonusesRoutes } from './features/promotions/bonuses/routes.ts'
import { sevenDaysOf } from './features/promotions/service.ts'
import { startPromotions } from './features/promotions/start.ts'
import { breaksRoutes } from './features/responsible-gambling/breaks/routes.ts'
import { startHarmDetection } from './features/responsible-gambling/harm-detection/assess.ts'
import { harmRoutes } from './features/responsible-gambling/harm-detection/routes.ts'
import { startReminders } from './features/responsible-gambling/limits/remind.ts'
import { limitsRoutes } from './features/responsible-gambling/limits/routes.ts'
import { overviewRoutes } from './features/responsible-gambling/overview/routes.ts'
import { playSessionsRoutes } from './features/responsible-gambling/play-sessions/routes.ts'
import { createHub } from './features/support/events/hub.ts'
import { startLive } from './features/support/events/service.ts'
import { serveEvents } from './features/support/events/stream-routes.ts'
import { serveBannerPictures } from './features/support/information/banner-pictures.ts'
import { bannerRoutes } from './features/support/information/banner-routes.ts'
import { informationRoutes } from './features/support/information/routes.ts'
import { mailRoutes } from './features/support/mail/routes.ts'
import { pushRoutes } from './features/support/push/routes.ts'
import { startPushes } from './features/support/push/send.ts'
import { siteTermsRoutes } from './features/support/terms/routes.ts'
import { ticketsRoutes } from './features/support/tickets/routes.ts'
import { readTickets } from './features/support/tickets/service.ts'
import { programRoutes } from './features/vip/programs/routes.ts'
import { vipRoutes } from './features/vip/routes.ts'
import { levelsOf, levelTermsOf, startVip } from './features/vip/service.ts'
import { startGames } from './games.ts'
import { startMoney } from './money.ts'
import { createMoneyGate, type MoneyGate } from './money-gate.ts'
import { startOutboundMessages } from './outbound-messages.ts'
import { startAnchors } from './platform/audit-anchors/write-anchors.ts'
import { sweepGuesses } from './platform/guesses/guess-store.ts'
import type { Authenticator } from './platform/http/requests/caller.ts'
import type { Route } from './platform/http/route.ts'
import { startWorker } from './platform/workers/worker.ts'
import { watchBooks } from './wallet/watch-books.ts'

interface Features {
  readonly routes: readonly Route[]
  readonly authenticator: Authenticator
  readonly gate: MoneyGate['refuses']
  /** Streams never end by themselves: they are ended before the server waits for what is under way. */
  readonly endStreams: () => void
  readonly stop: () => Promise<void>
}

/** Every feature of the product, wired: a new one adds its routes to the list. */
export async function startFeatures(deps: Deps, app: FastifyInstance, registry: Registry): Promise<Features> {
  const hub = createHub()
  const sessions = createSessions(deps)
  const tableNews = createTableNews()
  const live = await startLive(
    deps,
    {
      channel: revokedChannel,
      received: sessions.onRevoked,
      reload: sessions.reload,
      upkeep: () =>
        Promise.all([
          sessions.reload(),
          sweepExpired(deps.db, deps.clock.now()),
          sweepGuesses(deps.db, deps.clock.now()),
        ]),
    },
    hub,
    { [tableChannel]: tableNews.received },
  )
  const authenticator: Authenticator = {
    member: sessions.authenticate,
    administrator: token => recogniseAdministrator(deps, token),
  }
  watchAddresses(app, deps, authenticator)
  serveEvents(app, deps, { hub, authenticator })
  new Gauge({
    name: 'event_streams_open',
    help: 'Open event streams of this process',
    registers: [registry],
    collect() {
      this.set(hub.size())
    },
  })
  const money = startMoney(deps, app)
  const messages = startOutboundMessages(deps)
  const pushes = startPushes(deps)
  const { withdrawalPasswords } = money
  const userParts: UserParts = {
    hasWithdrawalPassword: withdrawalPasswords.has,
    levelsOf: (memberId, language) => levelsOf(deps, memberId, language),
    sevenDaysOf: memberId => sevenDaysOf(deps, memberId),
  }
  const games = startGames(deps, app, { hub, onReceived: tableNews.onReceived })
  const promotions = await startPromotions(deps, {
    levelOf: (on, memberId) => levelTermsOf(deps, on, memberId),
  })
  const books = startBooksWatch(deps, registry)
  const deadlines = watchDeadlines(deps, registry)
  const wins = watchWinReviews(deps, registry)
  const exposure = watchExposure(deps, registry)
  const anchors = startAnchors(deps, registry)
  const bonuses = startBonusTending(deps)
  const vip = startVip(deps)
  const agency = startAgency(deps)
  const reminders = startReminders(deps)
  const harmDetection = startHarmDetection(deps)
  const gate = createMoneyGate(deps)
  const impeded = startRegistry(deps, registry)
  const identity = startIdentity(deps, registry)
  const returns = startBalanceReturns(deps, registry, ended =>
    sessions.announceRevoked(ended, 'account_closed'),
  )
  serveBannerPictures(app, deps)
  return {
    routes: [
      ...authRoutes(deps, { sessions, userParts, wakeMessages: messages.wake, registry: impeded }),
      ...securityRoutes(deps, {
        withdrawalPasswords,
        announceEnded: {
          byMember: ended => sessions.announceRevoked(ended, 'ended_by_member'),
          byPassword: ended => sessions.announceRevoked(ended, 'password_changed'),
        },
        wakeMessages: messages.wake,
        checkCaptcha: given => checkCaptcha(deps, given),
      }),
      ...mailRoutes(deps),
      ...profileRoutes(deps, {
        announceErased: ended => sessions.announceRevoked(ended, 'account_erased'),
        wakeMessages: messages.wake,
        ownData: { ...money.ownData, tables: [...money.ownData.tables, ticketsTable(deps)] },
      }),
      ...balancesRoutes(deps),
      ...bonusesRoutes(deps),
      ...callsRoutes(deps),
      ...informationRoutes(deps),
      ...bannerRoutes(deps),
      ...siteTermsRoutes(deps, gate.forgetTerms),
      ...ticketsRoutes(deps),
      ...pushRoutes(deps),
      ...limitsRoutes(deps),
      ...breaksRoutes(deps),
      ...harmRoutes(deps),
      ...identityRoutes(deps, identity.wake),
      ...balanceReturnsRoutes(deps, returns.wake),
      ...overviewRoutes(deps),
      ...playSessionsRoutes(deps),
      ...memberDetailsRoutes(deps),
      ...ordersRoutes(deps),
      ...vipRoutes(deps),
      ...agencyRoutes(deps),
      ...money.routes,
      ...games.routes,
      ...adjustmentsRoutes(deps),
      ...winReviewsRoutes(deps),
      ...exposureRoutes(deps),
      ...approvalsRoutes(deps, approvalKinds),
      ...promotions.routes,
      ...programRoutes(deps),
      ...filesRoutes(deps),
      ...administratorsRoutes(deps, {
        endSessions: sessions.endAllWithin,
        announceEnded: ended => sessions.announceRevoked(ended, 'force_offline'),
        keepProof: (tx, proof) => keepSoleOwner(deps, tx, proof),
      }),
    ],
    authenticator,
    gate: gate.refuses,
    endStreams: hub.endAll,
    stop: async () => {
      await reminders.stop()
      await harmDetection.stop()
      await impeded.stop()
      await identity.stop()
      await returns.stop()
      await bonuses.stop()
      await agency.stop()
      await vip.stop()
      await books.stop()
      await deadlines.stop()
      await wins.stop()
      await exposure.stop()
      await anchors.stop()
      await messages.stop()
      await pushes.stop()
      await promotions.stop()
      await games.stop()
      await money.stop()
      await live.stop()
    },
  }
}

const mostTickets = 10_000

/** The member's tickets, for their own export. */
function ticketsTable(deps: Deps): OwnData['tables'][number] {
  const read = async (memberId: string) =>
    (await readTickets(deps, memberId, mostTickets)).map(ticket => ({ ...ticket }))
  return { name: 'support_tickets', read }
}

/** Joins the listener, which is made first, to the tables that hear. */
function createTableNews() {
  const listeners: Array<(payload: string) => void> = []
  return {
    received: (payload: string) => {
      for (const listener of listeners) listener(payload)
    },
    onReceived: (listener: (payload: string) => void) => {
      listeners.push(listener)
    },
  }
}

const booksEveryMs = 20_000
const walletsATurn = 100

/** The ledger is checked all the time, not only by tests: somebody is to be woken when it is broken. */
function startBooksWatch({ db, log }: Deps, registry: Registry) {
  const broken = new Counter({
    name: 'wallet_breaches_total',
    help: 'Broken invariants of wallets found by this process: alert on the first',
    registers: [registry],
  })
  const run = watchBooks({
    db,
    batch: walletsATurn,
    onBreach: breaches => {
      broken.inc(breaches.length)
      log.error({ breaches }, 'a wallet broke an invariant and is frozen')
    },
  })
  return startWorker({ name: 'books', everyMs: booksEveryMs, log, run })
}

const bonusesEveryMs = 5_000
const membersATurn = 200

/** Bonuses end when their time is over, the next of a queue starts, and members hear of it, whether or not anybody looks. */
function startBonusTending(deps: Deps) {
  const { db, log, wallet, pokeOutbox } = deps
  const run = async () => {
    // A wallet that cannot be tended keeps nobody from hearing of another.
    const tended = await wallet.tend(db, membersATurn).finally(async () => {
      if ((await notifyEnded(deps)) > 0) pokeOutbox()
    })
    if (tended > 0) pokeOutbox()
  }
  return startWorker({ name: 'bonuses', everyMs: bonusesEveryMs, log, run })
}
