import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openBrowser, openPhone } from './support/browser.ts'
import type { Figure } from './support/figure.ts'
import { untilOnDevice } from './support/on-device.ts'
import { type Player, registerPlayers } from './support/players.ts'
import { startSite } from './support/site.ts'

const games = 10_000
/** Two years of somebody who is here every day. */
const days = 730
const perDay = {
  ...{ rounds: 30, orders: 3, recharges: 1, withdrawals: 0.3, notifications: 2, rewards: 1 },
  // Of each deposit and withdrawal.
  ...{ orderFees: 1.3, orderAssociations: 1.3 },
}

/** One round of each way to bet that takes a single request: their rows differ in size by what they have to show. */
const bets = [
  { game_id: 'dados-da-arara', stake: '1.00', bet: { stake: '1.00', direction: 'under', target: 5_000 } },
  { game_id: 'floresta-da-arara', stake: '1.00', bet: { stake: '1.00' } },
]

async function play({ url }: { url: string }, { token }: Player): Promise<void> {
  for (const bet of bets) {
    for (let round = 0; round < 10; round += 1) {
      const answer = await fetch(`${url}/api/game/round/start`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ ...bet, mode: 'real' }),
      })
      if (!answer.ok) throw new Error(await answer.text())
    }
  }
}

async function signIn(page: Page, url: string, { token, memberId }: Player): Promise<void> {
  await page.goto(`${url}/health`)
  const at = Date.now()
  const held = { token, memberId, endsAt: at + 1_700_000, remembered: false, validUntil: at + 1_700_000 }
  await page.evaluate(session => sessionStorage.setItem('arara.session', session), JSON.stringify(held))
}

/** Runs in the page: writes two years of rows like those that are there, in the tables' own shapes. */
async function fill({
  memberId,
  days,
  perDay,
}: {
  memberId: string
  days: number
  perDay: Record<string, number>
}) {
  const opening = indexedDB.open('arara')
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => resolve(opening.result)
  })
  const all = (table: string) =>
    new Promise<Record<string, unknown>[]>(resolve => {
      const asked = db.transaction(table).objectStore(table).getAll()
      asked.onsuccess = () => resolve(asked.result)
    })
  const played = await all('rounds')
  const steps = ['created', 'charged', 'received', 'credited'].map((step, at) => ({
    step,
    at: new Date(Date.now() + at * 1000).toISOString(),
  }))
  const sum = { cash: 1_250_00n, bonus: 100_00n, rebate: 0n, hold: 0n, debt: 0n }
  const hex = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16)).join('')
  const movement = (at: string) => ({
    id: crypto.randomUUID(),
    kind: 'deposit',
    category: 'recharge',
    state: 'done',
    reviewed: true,
    association_id: `recharge:${crypto.randomUUID()}`,
    order_no: `R${hex().slice(0, 12)}`,
    money: 100_00n,
    fee: 0n,
    effect: 100_00n,
    reason: null,
    label: 'Pix',
    before: sum,
    after: sum,
    transfers: [
      { from: 'bank', to: 'cash', money: 100_00n },
      { from: 'promotions', to: 'bonus', money: 10_00n },
    ],
    created_at: at,
  })
  const templates: Record<string, (at: string, index: number) => Record<string, unknown>> = {
    rounds: (at, index) => ({
      ...played[index % played.length],
      seed_hash: hex(),
      client_seed: hex().slice(0, 16),
      nonce: index,
      started_at: at,
      settled_at: at,
    }),
    orders: movement,
    orderFees: at => ({
      kind: 'deposit',
      category: 'recharge',
      association_id: `recharge:${crypto.randomUUID()}`,
      order_no: `R${hex().slice(0, 12)}`,
      money: 100_00n,
      fee: 1_00n,
      reviewed: true,
      created_at: at,
    }),
    orderAssociations: at => ({
      category: 'recharge',
      state: 'done',
      reviewed: true,
      order_no: `R${hex().slice(0, 12)}`,
      money: 100_00n,
      fee: 0n,
      bonus: 10_00n,
      effect: 110_00n,
      created_at: at,
      updated_at: at,
      movements: [movement(at), movement(at)],
      lots: [
        {
          id: crypto.randomUUID(),
          source: 'recharge',
          required: 100_00n,
          progress: 100_00n,
          state: 'done',
          created_at: at,
          expires_at: null,
        },
      ],
    }),
    recharges: at => ({
      order_no: `R${hex().slice(0, 12)}`,
      money: 100_00n,
      paid_money: 100_00n,
      fee: 0n,
      state: 'paid',
      reason: null,
      payment_id: 'pix',
      payment_type: 'pix',
      payment_desc: 'Pix',
      awaiting: null,
      collection: null,
      proof_at: null,
      note: null,
      steps,
      pix_code: `00020126${hex()}${hex()}5204000053039865802BR5913ARARA`,
      pay_url: null,
      created_at: at,
      expires_at: at,
      paid_at: at,
    }),
    withdrawals: at => ({
      order_no: `W${hex().slice(0, 12)}`,
      money: 100_00n,
      fee: 0n,
      state: 'paid',
      reason: null,
      label: 'CPF ***.982.247-**',
      steps,
      created_at: at,
    }),
    notifications: at => ({
      kind: 'recharge_paid',
      details: { amount: '100.00', order_no: hex().slice(0, 12) },
      link: '/rechargeRecord',
      created_at: at,
      read_at: at,
    }),
    rewards: at => ({
      kind: 'recharge_reward',
      money: 10_00n,
      currency: 'bonus',
      details: { tier: 2, percent: 10 },
      created_at: at,
    }),
  }
  for (const [table, make] of Object.entries(templates)) {
    const count = Math.round((perDay[table] ?? 0) * days)
    const writing = db.transaction(table, 'readwrite')
    for (let index = 0; index < count; index += 1) {
      const at = new Date(Date.now() - (index / count) * days * 86_400_000).toISOString()
      writing.objectStore(table).put({ ...make(at, index), memberId, id: crypto.randomUUID() })
    }
    await new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve()
      writing.onabort = () => reject(writing.error)
    })
  }
  db.close()
}

/** Bytes of IndexedDB as the browser counts them against the quota, once it has stopped tidying up. */
async function countBytes(page: Page): Promise<number> {
  const read = () =>
    page.evaluate(async () => {
      const estimate = await navigator.storage.estimate()
      const details: unknown = Reflect.get(estimate, 'usageDetails')
      return Number(typeof details === 'object' && details !== null && Reflect.get(details, 'indexedDB'))
    })
  let before = -1
  for (let now = await read(); now !== before; now = await read()) {
    before = now
    await page.waitForTimeout(2_000)
  }
  return before
}

/** Runs in the page. */
async function countRows(tables: readonly string[]): Promise<Record<string, number>> {
  const opening = indexedDB.open('arara')
  const db = await new Promise<IDBDatabase>(resolve => {
    opening.onsuccess = () => resolve(opening.result)
  })
  const counts = tables.map(
    table =>
      new Promise<[string, number]>(resolve => {
        const asked = db.transaction(table).objectStore(table).count()
        asked.onsuccess = () => resolve([table, asked.result])
      }),
  )
  const counted = Object.fromEntries(await Promise.all(counts))
  db.close()
  return counted
}

/** The app trims when it has nothing else to do: waits until the rounds stay as many as they are. */
async function untilTrimmed(page: Page): Promise<Record<string, number>> {
  const before = await page.evaluate(countRows, tables)
  for (let tries = 0; tries < 120; tries += 1) {
    await page.waitForTimeout(1_000)
    const now = await page.evaluate(countRows, tables)
    if ((now.rounds ?? 0) < (before.rounds ?? 0)) return now
  }
  throw new Error('The app did not trim')
}

const tables = Object.keys(perDay)
const inMegabytes = (bytes: number) => bytes / 1_000_000
const write = (bytes: number) => `${inMegabytes(bytes).toFixed(1)} MB`

/** How large the local database is with 10,000 games and two years of records, once the app has trimmed it. */
export async function storage(): Promise<Figure[]> {
  const site = await startSite({ port: 8282, games })
  const browser = await openBrowser()
  try {
    const [player] = await registerPlayers(site, 1)
    if (player === undefined) throw new Error('Nobody registered')
    await play(site, player)
    const phone = await openPhone(browser)
    const page = await phone.newPage()
    await signIn(page, site.url, player)
    await page.goto(`${site.url}/order-center/games`)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await page.goto(`${site.url}/`)
    await untilOnDevice(page, games)
    const catalogue = await countBytes(page)
    await page.goto(`${site.url}/health`)
    await page.evaluate(fill, { memberId: player.memberId, days, perDay })
    const filled = await countBytes(page)
    await page.goto(`${site.url}/`)
    const kept = await untilTrimmed(page)
    await page.goto(`${site.url}/health`)
    const trimmed = await countBytes(page)
    const rows = Object.entries(kept).map(([table, count]) => `${count} ${table}`)
    return [
      {
        title: 'Local database with 10,000 games and two years of records',
        value: inMegabytes(trimmed),
        unit: 'MB',
        aim: { atMost: 25 },
        detail: `${write(catalogue)} with the games alone, ${write(filled)} before it was trimmed; ${rows.join(', ')}`,
      },
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}
