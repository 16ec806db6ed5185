import {
  accounts,
  banks,
  confirmAccount,
  removeAccount,
  saveAccount,
} from '../../../../contract/cashier/banks.ts'
import { modifyWithdrawalPassword, setWithdrawalPassword } from '../../../../contract/cashier/money.ts'
import { memberRoute, type Route, route } from '../../../platform/http/route.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { confirm, readAccounts, remove, save } from './account-calls.ts'
import { listBanks } from './banks.ts'
import { modifyPin, setPin } from './password-service.ts'

export function accountsRoutes(deps: MoneyDeps): Route[] {
  return [
    route(banks, async () => ({ data: [...listBanks()] })),
    memberRoute(accounts, async ({ caller }) => ({ data: await readAccounts(deps, caller.memberId) })),
    memberRoute(saveAccount, ({ body, caller, idempotencyKey: key }) =>
      save(deps, { memberId: caller.memberId, key, body }),
    ),
    memberRoute(confirmAccount, ({ body, caller, idempotencyKey: key }) =>
      confirm(deps, { caller, key, body }),
    ),
    memberRoute(removeAccount, ({ body, caller, idempotencyKey: key }) =>
      remove(deps, { memberId: caller.memberId, key, body }),
    ),
    memberRoute(setWithdrawalPassword, ({ body, caller, idempotencyKey: key }) =>
      setPin(deps, { caller, key, body }),
    ),
    memberRoute(modifyWithdrawalPassword, ({ body, caller, idempotencyKey: key }) =>
      modifyPin(deps, { memberId: caller.memberId, key, body }),
    ),
  ]
}
