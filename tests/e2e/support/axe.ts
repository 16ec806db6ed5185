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

/** Runs in the page. */
function endForm() {
  document.querySelector('[data-form-foot]')?.closest('form')?.scrollIntoView({ block: 'end' })
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
    // What lies below a form's foot comes free as the page is scrolled; axe would count it as too small to press.
    await page.evaluate(endForm)
    // Without its other mode, which opens a page of its own to sum up what frames have said: these pages have none.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (colorScheme === 'light'
      ? choose(axe)
      : axe.withRules(['color-contrast', 'link-in-text-block'])
    ).analyze()
    for (const { id, nodes } of violations) {
      findings.push(`${colorScheme}: ${id}: ${nodes.map(node => node.html).join(' | ')}`)
    }
  }
  return findings
}
