import * as z from 'zod/mini'
import { formatMoney } from '../../src/i18n/format-money.ts'
import { lookAtInstallation, readRows } from '../e2e/support/device.ts'
import { createPixControl } from '../e2e/support/forms/pix-control.ts'
import { anyEnding, games } from '../e2e/support/game-table.ts'
import { askServer, readFavourites } from '../e2e/support/server.ts'
import { word } from '../e2e/support/words.ts'
import { writeCorrected } from './correct-number.ts'
import type { Sought } from './look-in-page.ts'
import { confirmedKey, withdrawal, withdrawalPassword } from './money-out.ts'
import type { Tab } from './tab.ts'
import { balance, button, dialog, type Leg, link, logIn, main, type Trip } from './trip.ts'

const guestDoor = (name: string) => button(word(name), { role: 'banner' })
const beginning = (text: string) => new RegExp(`^${text}`)

const favourite = { id: 'floresta-da-arara', name: 'Floresta da Arara' }
const favouriteButton = (id: string): Sought => button(word(id, { name: favourite.name }))
const waitingFavourite = favouriteButton('Favourite {name}, waiting to be sent')

const ordersReply = z.object({ data: z.array(z.object({ id: z.string(), state: z.string() })) })
const roundsReply = z.object({ data: z.array(z.object({ mode: z.string() })) })

const register: Leg = {
  name: 'register',
  walk: async ({ tab, screen, line, person }) => {
    await tab.open(line.url)
    await screen.press(guestDoor('Register'))
    const field = (name: string): Sought => ({ role: 'field', name, within: dialog })
    const entries = [
      [word('User name'), person.name],
      [word('Password'), person.password],
      [word('Password again'), person.password],
      [word('Full name'), person.realname],
      ['CPF', person.cpf],
    ] as const
    for (const [name, text] of entries) await screen.write(field(name), text)
    await writeCorrected({ tab, screen }, field(word('Mobile phone')), person.phone.replace('+55', ''))
    await screen.writeDay(field(word('Date of birth')), person.birthDate)
    await screen.write(field(word('Verification code')), '00000')
    for (const name of [/termos/, beginning(word('I am 18 or older.'))]) {
      await screen.press({ role: 'checkbox', name, within: dialog })
    }
    await screen.press(button(word('Create account'), dialog))
    await screen.see(balance)
    await screen.miss(dialog)
  },
}

const lobby: Leg = {
  name: 'lobby',
  walk: async ({ screen }) => {
    for (const title of ['Popular', 'The house recommends', 'Slots']) {
      await screen.see({ role: 'article', within: { role: 'region', name: word(title) } })
    }
  },
}

const search: Leg = {
  name: 'search',
  walk: async ({ screen }) => {
    await screen.press(link(word('Search')))
    await screen.write({ role: 'field', name: word('Name, provider or theme') }, 'sao jo')
    const found = link(/Noite de São João/, main)
    await screen.see({ role: 'article', text: 'Noite de São João' })
    await screen.miss({ role: 'article', text: favourite.name })
    await screen.press(found)
    await screen.see({ role: 'heading', name: 'Noite de São João' })
  },
}

/** A heart without a line waits, through a reload where a worker has the app, and is the server's once when the line is back. */
const favouriteOffline: Leg = {
  name: 'favourite without a line',
  walk: async ({ tab, screen, line, person }) => {
    const token = await logIn(person)
    await tab.open(line.url)
    await screen.see(favouriteButton('Favourite {name}'))
    await untilInstalled({ tab, screen })
    line.takeAway()
    // The browser still says that it has a line: the app has to find out.
    await screen.see({ role: 'banner', text: /Offline/ })
    await screen.press(favouriteButton('Favourite {name}'))
    await screen.see({ ...waitingFavourite, pressed: true })
    await tab.reload()
    await screen.see({ ...waitingFavourite, pressed: true })
    if ((await readFavourites({ token })).length > 0) throw new Error('the house has it before it was sent')
    line.bringBack()
    await screen.see({ ...favouriteButton('Favourite {name}'), pressed: true })
    await screen.until('nothing waits any more', async () => (await rowsOf(tab, 'queuedWrites')).length === 0)
    const kept = await readFavourites({ token })
    if (kept.join() !== favourite.id) throw new Error(`favourites at the house: ${kept.join()}`)
  },
}

const demoRound: Leg = {
  name: 'a round for play money',
  walk: async trip => {
    await playDice(trip, 'demo')
  },
}

const deposit: Leg = {
  name: 'deposit by PIX',
  walk: async ({ tab, screen, line, person }) => {
    const token = await logIn(person)
    await tab.open(`${line.url}/recharge`)
    await screen.write({ role: 'field', name: word('Amount') }, '50')
    await screen.press(button(word('Get the Pix code')))
    await screen.see({ role: 'img', name: word('Pix QR code') })
    const [order] = (await askServer('/api/recharge/list', ordersReply, { token })).data
    if (!order) throw new Error('a code is shown and the house has no order')
    await createPixControl().pay(order.id.replaceAll('-', ''), 'normal')
    await screen.see({ role: 'main', text: word('Payment confirmed') })
    await screen.see({ ...balance, text: formatMoney(5_000n) })
    const states = (await askServer('/api/recharge/list', ordersReply, { token })).data.map(
      ({ state }) => state,
    )
    if (states.join() !== 'paid') throw new Error(`orders at the house: ${states.join()}`)
  },
}

const realRound: Leg = {
  name: 'a round for real money',
  walk: async trip => {
    const token = await logIn(trip.person)
    await playDice(trip, 'real')
    const { data } = await askServer('/api/game/record', roundsReply, { token })
    const count = data.filter(({ mode }) => mode === 'real').length
    if (count !== 1) throw new Error(`one round played, ${count} at the house`)
  },
}

/** Read with a line, and again without one. */
const records: Leg = {
  name: 'records, also without a line',
  walk: async ({ tab, screen, line }) => {
    await tab.open(`${line.url}/order-center/games`)
    const round = button(new RegExp(games.dice.name), main)
    await screen.see(round)
    await tab.open(`${line.url}/rechargeRecord`)
    const recharge: Sought = { role: 'button', text: formatMoney(5_000n), within: main }
    await screen.see(recharge)
    line.takeAway()
    await tab.reload()
    await screen.see(recharge)
    await tab.open(`${line.url}/order-center/games`)
    await screen.see(round)
    line.bringBack()
    await screen.miss({ role: 'banner', text: /Offline/ })
  },
}

const signOut: Leg = {
  name: 'sign out',
  walk: async ({ tab, screen, line }) => {
    await tab.open(`${line.url}/profile`)
    await screen.press(button(word('Sign out'), main))
    await screen.press(button(word('Sign out'), dialog))
    await screen.see(guestDoor('Log in'))
    for (const table of ['users', 'balances', 'favourites', 'recharges']) {
      await screen.until(`no ${table} on the device`, async () => (await rowsOf(tab, table)).length === 0)
    }
  },
}

/** What a guest has read is there without a line. */
const guestOffline: Leg = {
  name: 'the lobby without a line',
  walk: async ({ tab, screen, line }) => {
    await screen.see({ role: 'article', within: { role: 'region', name: word('Popular') } })
    line.takeAway()
    await tab.reload()
    await screen.see({ role: 'article', within: { role: 'region', name: word('Popular') } })
    await screen.see(guestDoor('Log in'))
    await screen.see({ role: 'banner', text: /Offline/ })
    line.bringBack()
  },
}

export const journey: readonly Leg[] = [
  ...[register, lobby, search, favouriteOffline, demoRound],
  ...[deposit, realRound, records, withdrawalPassword, confirmedKey, withdrawal, signOut, guestOffline],
]

async function playDice({ tab, screen, line }: Trip, mode: 'real' | 'demo'): Promise<void> {
  await tab.open(`${line.url}/gameInfo?id=${games.dice.id}&mode=${mode}`)
  const stage: Sought = { role: 'region', name: games.dice.name }
  await screen.press(button(games.dice.start, stage))
  await screen.see({ role: 'status', text: anyEnding, within: stage })
}

async function untilInstalled({ tab, screen }: Pick<Trip, 'tab' | 'screen'>): Promise<void> {
  const look = () => tab.ask(String(lookAtInstallation), null)
  await screen.until('the app is on the device', async () => (await look()) === 'installed', 90_000)
}

async function rowsOf(tab: Tab, table: string): Promise<unknown[]> {
  return z.parse(z.array(z.unknown()), await tab.ask(String(readRows), table))
}
