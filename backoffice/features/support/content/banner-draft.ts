import type { AdminBanner } from '../../../../contract/support/banner-admin.ts'
import type { Words } from './content-draft.ts'
import type { Wordings } from './wordings.ts'

/** Drawn for this product. */
export const bundledArt = [
  '/brand/banner-games.svg',
  '/brand/banner-pix.svg',
  '/brand/banner-app.svg',
] as const

export const tones = ['sun', 'leaf', 'sky', 'scarlet'] as const
export type Tone = (typeof tones)[number]

export interface BannerDraft {
  readonly id: string
  readonly position: string
  readonly texts: Wordings<Words>
  readonly link: string
  readonly art: string
  readonly tone: Tone
  readonly from: string
  readonly until: string
  readonly shown: boolean
  readonly version: number
}

interface Fields {
  readonly toField: (instant: string | null) => string
  readonly now: string
}

export function openBannerDraft(row: AdminBanner | undefined, { toField, now }: Fields): BannerDraft {
  return {
    id: row?.id ?? '',
    position: String(row?.position ?? 10),
    texts: row?.texts ?? {},
    link: row?.link ?? '/',
    art: row?.art ?? bundledArt[0],
    tone: row?.tone ?? 'sun',
    from: toField(row?.shown_from ?? now),
    until: toField(row?.shown_until ?? null),
    shown: row?.shown ?? true,
    version: row?.version ?? 0,
  }
}
