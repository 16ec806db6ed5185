import type { ContentKind, ContentView } from '../../../../contract/support/content.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import type { Wordings } from './wordings.ts'

export type Words = { title: string; text: string }
export const noWords: Words = { title: '', text: '' }

/** A text while it is written; times as the fields have them. */
export interface ContentDraft {
  readonly id: string
  readonly position: string
  readonly texts: Wordings<Words>
  readonly url: string
  readonly publishedAt: string
  readonly shown: boolean
  readonly version: number
}

interface Fields {
  readonly toField: (instant: string | null) => string
  /** Now, as an instant. */
  readonly now: string
}

export function openDraft(row: ContentView | undefined, { toField, now }: Fields): ContentDraft {
  return {
    id: row?.id ?? '',
    position: String(row?.position ?? 10),
    texts: row?.texts ?? {},
    url: row?.url ?? '',
    publishedAt: toField(row?.published_at ?? now),
    shown: row?.shown ?? true,
    version: row?.version ?? 0,
  }
}

/** Kinds that lead somewhere. */
export const hasAddress = (kind: ContentKind) => kind === 'social' || kind === 'contact'
/** Kinds with more than a name. */
export const hasText = (kind: ContentKind) => kind !== 'social'
/** The newest stands first: nobody orders them. */
export const isOrdered = (kind: ContentKind) => kind !== 'announcement'

/** A short name from a title: `Carnaval 2027!` is `carnaval-2027`. */
export function toShortName(title: string): string {
  return asIdentifier(title)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
}
