import type { Language } from '../../contract/language.ts'
import type { Theme } from '../../src/state/preferences.ts'

export interface Look {
  readonly name: string
  readonly language: Language
  readonly theme: Exclude<Theme, 'system'>
  readonly isDesk: boolean
  readonly viewport: { readonly width: number; readonly height: number }
}

const sizes = { phone: { width: 360, height: 780 }, desk: { width: 1280, height: 800 } } as const

const look = (size: keyof typeof sizes, theme: Look['theme'], language: Language): Look => ({
  name: `${size}-${theme}-${language}`,
  isDesk: size === 'desk',
  viewport: sizes[size],
  theme,
  language,
})

/** Every two of size, light and language meet in one of them, and a phone in the dark in Portuguese, as most players hold it. */
export const looks: readonly Look[] = [
  look('phone', 'light', 'pt'),
  look('phone', 'dark', 'pt'),
  look('phone', 'dark', 'zh_cn'),
  look('phone', 'light', 'th'),
  look('desk', 'dark', 'pt'),
  look('desk', 'light', 'zh_cn'),
  look('desk', 'dark', 'th'),
]
