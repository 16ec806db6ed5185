import { setTimeout as delay } from 'node:timers/promises'
import { obeyParent } from '../second-process.ts'
import { doAct, openRaceDeps, raceOrder } from './race-acts.ts'

/** The second server of the race. Arguments: the serving role's URL, the secret. */
const [url = '', secret = ''] = process.argv.slice(2)
const deps = openRaceDeps(url, secret)

obeyParent(
  async asked => {
    const order = raceOrder.parse(asked)
    await delay(order.delay)
    return doAct(deps, order)
  },
  () => deps.db.destroy(),
)
