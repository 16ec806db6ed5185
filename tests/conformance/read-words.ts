import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { fieldWords, refusals } from '../../contract/refusals.ts'

export interface ServerWord {
  /** HTTP status; of a field's word and of a success none. */
  readonly status: number | undefined
  /** Sentence by language file, such as `en` or `zh-cn`. */
  readonly sentences: ReadonlyMap<string, string>
}

const sentences = z.record(z.string(), z.string())

/** Every word that the server says, with the sentences of `locales/refusals.*.ts`. */
export async function readWords(): Promise<ReadonlyMap<string, ServerWord>> {
  const languages = await Promise.all(
    readdirSync('locales')
      .filter(name => name.startsWith('refusals.'))
      .map(async name => [name.split('.')[1] ?? '', await readSentences(name)] as const),
  )
  const statuses = new Map<string, number>(Object.entries(refusals))
  const words = new Set([...statuses.keys(), ...fieldWords, 'done', 'reward_claimed'])
  return new Map(
    [...words].map(word => {
      const own = languages.map(([language, all]) => [language, all.get(word) ?? ''] as const)
      return [word, { status: statuses.get(word), sentences: new Map(own) }]
    }),
  )
}

async function readSentences(file: string): Promise<ReadonlyMap<string, string>> {
  const module: object = await import(/* @vite-ignore */ pathToFileURL(`locales/${file}`).href)
  return new Map(Object.values(module).flatMap(one => Object.entries(z.parse(sentences, one))))
}
