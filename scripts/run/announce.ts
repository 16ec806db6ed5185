import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunSettings } from './run-settings.ts'
import { sandboxUrl } from './sandbox-environment.ts'
import { serverUrl } from './server-environment.ts'

const LOOPBACK = new Set(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'])

function publicUrl(place: Pick<RunSettings, 'host' | 'port'>): string {
  return LOOPBACK.has(place.host) ? `http://localhost:${place.port}` : serverUrl(place)
}

/** The passwords appear on a screen once; afterwards only the file that holds them is named. */
function accountLines(settings: RunSettings): string[] {
  const accounts = join(settings.dataDir, 'demo-accounts.txt')
  if (settings.mode !== 'demo' || !existsSync(accounts)) return []
  const shown = join(settings.dataDir, 'run', 'accounts-shown')
  if (existsSync(shown)) return [`Demo accounts    ${accounts}`]
  writeFileSync(shown, '')
  const text = readFileSync(accounts, 'utf8').trimEnd()
  return [
    '',
    `Demo accounts (shown once; they stay in ${accounts}):`,
    ...text.split('\n').map(line => `  ${line}`),
  ]
}

/** What is where, for the person who started it. */
export function announce(settings: RunSettings, seconds: number, say: (line: string) => void): void {
  const site = publicUrl(settings)
  const lines = [
    '',
    `Arara is ready after ${seconds.toFixed(1)} s (${settings.mode})`,
    `Players          ${site}`,
    `Back office      ${publicUrl(settings.backoffice ?? settings)}/backoffice`,
    `API              ${site}/api/docs`,
  ]
  if (settings.mode === 'demo') lines.push(`Payment sandbox  ${sandboxUrl(settings)}`)
  lines.push(
    `Data             ${settings.dataDir}`,
    ...accountLines(settings),
    '',
    'Ctrl-C stops everything.',
  )
  for (const line of lines) say(line)
}
