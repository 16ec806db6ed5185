import { spawnSync } from 'node:child_process'

/** Families that the pictures are drawn with, by the package that has them on Debian. */
const families = {
  'Noto Sans': 'fonts-noto-core',
  'Noto Sans Thai': 'fonts-noto-core',
  'Noto Sans CJK SC': 'fonts-noto-cjk',
} as const

/** Packages without which a page has other letters than its kept picture: then there is nothing to compare. */
export function missingFonts(): readonly string[] {
  const said = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? ''
  const here = new Set(said.split(/[\n,]/).map(family => family.trim()))
  return [
    ...new Set(
      Object.entries(families)
        .filter(([family]) => !here.has(family))
        .map(([, place]) => place),
    ),
  ]
}
