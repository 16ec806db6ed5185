import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { faintWords } from './faint-words.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Scheme = 'light' | 'dark'
const bothSchemes: readonly Scheme[] = ['light', 'dark']

/**
 * What the laws on accessibility and WCAG 2.2 AA ask of a page, as far as a machine can tell; of an open dialog alone, where there is one: the
 * page behind it is inert.
 */
export function axeFindings(page: Page, schemes: readonly Scheme[] = bothSchemes): Promise<string[]> {
  return findingsOf(page, schemes, axe => axe.withTags(rules))
}

/** What axe finds with its default rules: for the operators' screens. */
export function usualAxeFindings(page: Page, schemes: readonly Scheme[] = bothSchemes): Promise<string[]> {
  return findingsOf(page, schemes, axe => axe)
}

/** Words below 7 : 1 (WCAG 2.2 AAA), where the device asks for more contrast. */
export async function strongContrastFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ contrast: 'more' })
  const axe = (await openAxe(page)).withRules(['color-contrast-enhanced'])
  const { violations } = await axe.analyze()
  await page.emulateMedia({ contrast: 'no-preference' })
  return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html}: ${any[0]?.message}`))
}

/** Runs in the page: to the end of a form whose button stays at the foot; where there is none it answers so. */
function endForm(): boolean {
  const form = document.querySelector('[data-form-foot]')?.closest('form')
  form?.scrollIntoView({ block: 'end' })
  return form !== null && form !== undefined
}

// Without its other mode, which opens a page of its own to sum up what frames have said: these pages have none.
async function openAxe(page: Page): Promise<AxeBuilder> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const hasDialog = (await page.locator('dialog[open]').count()) > 0
  return hasDialog ? axe.include('dialog[open]') : axe
}

/** What is too small to press wherever the page is scrolled to: what lies half below a bar comes free elsewhere. */
async function smallEverywhere(page: Page, small: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (!(await page.evaluate(endForm))) return small
  const { violations } = await (await openAxe(page)).withRules(['target-size']).analyze()
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
    const axe = await openAxe(page)
    const { violations, incomplete } = await (colorScheme === 'light'
      ? choose(axe)
      : axe.withRules(['color-contrast', 'link-in-text-block'])
    ).analyze()
    const undecided = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)
    const faint = await faintWords(
      page,
      undecided.map(({ target }) => target.join(' ')),
    )
    findings.push(...faint.map(words => `${colorScheme}: faint on its ground: ${words}`))
    for (const { id, nodes } of violations) {
      const found = new Set(nodes.map(node => node.html))
      const faults = id === 'target-size' ? await smallEverywhere(page, found) : found
      if (faults.size > 0) findings.push(`${colorScheme}: ${id}: ${[...faults].join(' | ')}`)
    }
  }
  return findings
}
