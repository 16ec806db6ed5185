import * as z from 'zod/mini'
import { environment } from '../../server/platform/config/config.ts'
import { type Group, groups } from './guide.ts'
import type { Setting } from './setting.ts'

const inner = z.looseObject({
  type: z.string(),
  defaultValue: z.optional(z.string()),
  in: z.optional(z.looseObject({ _zod: z.unknown() })),
})

/** The text that the schema takes where a variable is unset; `undefined`: there is none. */
function defaultOf(name: string): string | undefined {
  const schemas: Readonly<Record<string, unknown>> = environment.shape
  let schema = schemas[name]
  while (schema !== undefined) {
    const read = z.safeParse(z.looseObject({ _zod: z.looseObject({ def: inner }) }), schema)
    if (!read.success) return undefined
    const { type, defaultValue, in: before } = read.data._zod.def
    if (type === 'default') return defaultValue === '' ? undefined : defaultValue
    schema = before
  }
  return undefined
}

/** `docs/reference/configuration.md` and `.env.example`, as they have to stand. */
export function configurationPages(): readonly { name: string; text: string }[] {
  return [
    { name: 'docs/reference/configuration.md', text: reference() },
    { name: '.env.example', text: template() },
  ]
}

const rowOf = ([name, setting]: readonly [string, Setting]) => {
  const fixed = defaultOf(name)
  const value = setting.otherwise ?? (fixed === undefined ? '–' : `\`${fixed}\``)
  return `| \`${name}\` | ${value} | ${setting.says} |`
}

const tableOf = ({ title, settings }: Group) =>
  [
    `## ${title}`,
    '',
    '| variable | default | meaning |',
    '|---|---|---|',
    ...Object.entries(settings).map(rowOf),
  ].join('\n')

const reference = () => `# Configuration

Written by \`node scripts/write-configuration.ts\` from the schema that the server reads (\`server/platform/config/config.ts\`) and its descriptions
(\`scripts/configuration\`). The environment is read once, at the start. An empty variable counts as unset. All mistakes are reported at once.
\`.env.example\` holds the same as a template. Amounts are in reais, such as \`20.00\`.

${groups.map(tableOf).join('\n\n')}
`

/** Links and marks are for Markdown. */
const plain = (text: string) => text.replaceAll(/ ?\(\[[^\]]*\]\([^)]*\)\)/g, '').replaceAll(/[`*]/g, '')

const lineOf = ([name, { says, example, otherwise }]: readonly [string, Setting]) => {
  const value = example ?? defaultOf(name) ?? ''
  const without = otherwise === undefined ? '' : ` Default: ${plain(otherwise)}.`
  return `# ${plain(says)}.${without}\n#${name}=${/\s|</.test(value) ? `'${value}'` : value}`
}

const sectionOf = ({ title, settings }: Group) =>
  [`# --- ${title} ---`, ...Object.entries(settings).map(lineOf)].join('\n')

const template =
  () => `# Written by \`node scripts/write-configuration.ts\`. Nothing here is needed for \`npm start\`: each line shows the default or an example.
# The variables are read from the environment, not from a file: e.g. \`PORT=9000 npm start\`,
# or \`set -a; . ./.env; set +a; npm start\`.

${groups.map(sectionOf).join('\n\n')}
`
