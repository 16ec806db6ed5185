import type { Licence } from '../../contract/regime.ts'
import { brSpa } from './br-spa.ts'
import { curacao } from './curacao.ts'
import type { Regime } from './regime.ts'

export const regimes: Readonly<Record<Licence, Regime>> = { curacao, 'br-spa': brSpa }
