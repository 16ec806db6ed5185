import type { Language } from '../../contract/language.ts'
import type { Theme } from '../../src/state/device/preferences.ts'

export interface Look {
  readonly name: string
  readonly language: Language
  readonly theme: Exclude<Theme, 'system'>
  readonly isDesktop: boolean
  /** Three of a desk's, with both themes and each language, in which also screens full of pictures are kept: each is half a megabyte. */
  readonly isForPictures: boolean
  readonly viewport: { readonly width: number; readonly height: number }
}

const sizes = { phone: { width: 360, height: 780 }, desk: { width: 1280, height: 800 } } as const

const forPictures = ['desk-dark-pt', 'desk-light-zh_cn', 'desk-dark-th']

const look = (size: keyof typeof sizes, theme: Look['theme'], language: Language): Look => ({
  name: `${size}-${theme}-${language}`,
  isDesktop: size === 'desk',
  isForPictures: size === 'phone' || forPictures.includes(`${size}-${theme}-${language}`),
  viewport: sizes[size],
  theme,
  language,
})

const themes = ['light', 'dark'] as const
const languages = ['pt', 'zh_cn', 'th'] as const

/** "in light, dark, pt, zh_cn, th at 360 and 1280", each with each. */
export const looks: readonly Look[] = (['phone', 'desk'] as const).flatMap(size =>
  themes.flatMap(theme => languages.map(language => look(size, theme, language))),
)
