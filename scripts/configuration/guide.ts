import type { environment } from '../../server/platform/config/config.ts'
import { boundSettings, cashierSettings, providerSettings } from './money-settings.ts'
import { demoSettings, messageSettings, peerSettings } from './peer-settings.ts'
import type { Setting } from './setting.ts'
import {
  backofficeSettings,
  licenceSettings,
  observationSettings,
  siteSettings,
  storageSettings,
} from './site-settings.ts'

export type ServerVariable = keyof (typeof environment)['shape']

/** Read by the supervisor, by the sandbox and by tests alone. */
type OtherVariable =
  | 'APP_DATABASE_URL'
  | 'PIX_PORT'
  | 'PIX_HOST'
  | 'PEOPLE_PORT'
  | 'CHROME_PATH'
  | 'PYTHON_PATH'

/** Every variable is described: one that the schema has and no group has does not compile. */
export const settings: Readonly<Record<ServerVariable | OtherVariable, Setting>> = {
  ...siteSettings,
  ...licenceSettings,
  ...storageSettings,
  ...backofficeSettings,
  ...observationSettings,
  ...providerSettings,
  ...cashierSettings,
  ...boundSettings,
  ...messageSettings,
  ...peerSettings,
  ...demoSettings,
}

export interface Group {
  readonly title: string
  readonly settings: Readonly<Record<string, Setting>>
}

export const groups: readonly Group[] = [
  { title: 'The site', settings: siteSettings },
  { title: 'Licence and operator', settings: licenceSettings },
  { title: 'Storage and secrets', settings: storageSettings },
  { title: 'Back office', settings: backofficeSettings },
  { title: 'Logs, audit and uploads', settings: observationSettings },
  { title: 'Payment provider', settings: providerSettings },
  { title: 'Deposits and withdrawals', settings: cashierSettings },
  { title: 'Bounds on wins', settings: boundSettings },
  { title: 'Messages', settings: messageSettings },
  { title: 'Registry, identity and beacon', settings: peerSettings },
  { title: 'Demo and tests', settings: demoSettings },
]
