import type { PublicSiteConfig } from '../../contract/regime.ts'
import type { Config } from '../platform/config/config.ts'

/** What `/config.json` tells the PWA of the regime and of what the operator configured. */
export function toSiteConfig({ mode, regime, languages, operator, money }: Config): PublicSiteConfig {
  return {
    licence: regime.licence,
    languages,
    promotions: regime.promotions,
    agency: regime.agency.isOpen,
    vip_counts_recharges: regime.vip.countsRecharges,
    pix_key_types: regime.withdrawals.pixKeyTypes,
    registration: regime.registration.required,
    limits: { mandatory: regime.limits.mandatory, prompted: regime.limits.prompted },
    deposit_wagering_percent: Number(money.depositWageringPercent),
    demo: mode === 'demo',
    operator,
  }
}
