import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Scheme = 'light' | 'dark'
const bothSchemes: readonly Scheme[] = ['light', 'dark']

/** What the laws on accessibility and WCAG 2.2 AA ask of a page, as far as a machine can tell. */
export function axeFindings(page: Page): Promise<string[]> {
  return findingsOf(page, bothSchemes, axe => axe.withTags(rules))
}

/** By whatever axe looks for when it is told nothing: the operators' screens. */
export function usualAxeFindings(page: Page, schemes: readonly Scheme[] = bothSchemes): Promise<string[]> {
  return findingsOf(page, schemes, axe => axe)
}

/** Runs in the page: to the end of a form whose button stays at the foot; where there is none it answers so. */
function endForm(): boolean {
  const form = document.querySelector('[data-form-foot]')?.closest('form')
  form?.scrollIntoView({ block: 'end' })
  return form !== null && form !== undefined
}

// Without its other mode, which opens a page of its own to sum up what frames have said: these pages have none.
const openAxe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** What is too small to press wherever the page is scrolled to: what lies half below a bar comes free elsewhere. */
async function smallEverywhere(page: Page, small: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (!(await page.evaluate(endForm))) return small
  const { violations } = await openAxe(page).withRules(['target-size']).analyze()
  await page.evaluate(() => scrollTo(0, 0))
  const there = violations.flatMap(({ nodes }) => nodes.map(node => node.html))
  return new Set(there.filter(html => small.has(html)))
}

/** In the dark only colours differ. */
async function findingsOf(
  page: Page,
  schemes: readonly Scheme[],
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  const findings: string[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await (colorScheme === 'light'
      ? choose(openAxe(page))
      : openAxe(page).withRules(['color-contrast', 'link-in-text-block'])
    ).analyze()
    for (const { id, nodes } of violations) {
      const found = new Set(nodes.map(node => node.html))
      const faults = id === 'target-size' ? await smallEverywhere(page, found) : found
      if (faults.size > 0) findings.push(`${colorScheme}: ${id}: ${[...faults].join(' | ')}`)
    }
  }
  return findings
}
