import type { Leg } from './leg.ts'
import { register, signInAndOut } from './legs/account-legs.ts'
import { claim } from './legs/claim-leg.ts'
import { favourite } from './legs/favourite-leg.ts'
import { breakLeg, limit } from './legs/harm-legs.ts'
import { account, deposit, withdrawal, withdrawalPassword } from './legs/money-legs.ts'
import { playLegs } from './legs/play-legs.ts'
import { records } from './legs/records-leg.ts'
import { search } from './legs/search-leg.ts'
import { liveTable } from './legs/shared-leg.ts'
import { slip } from './legs/slip-leg.ts'
import { ticket } from './legs/ticket-leg.ts'

/** The whole journey, in legs short enough for a run at every request. */
export const journey: readonly Leg[] = [
  register,
  search,
  favourite,
  deposit,
  ...playLegs,
  liveTable,
  slip,
  claim,
  account,
  withdrawalPassword,
  withdrawal,
  records,
  limit,
  breakLeg,
  ticket,
  signInAndOut,
]
