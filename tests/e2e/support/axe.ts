import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What the laws on accessibility and WCAG 2.2 AA ask of a page, as far as a machine can tell. In the dark only colours differ. */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Without its other mode, which opens a page of its own to sum up what frames have said: these pages have none.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(rules)
      : axe.withRules(['color-contrast'])
    ).analyze()
    for (const { id, nodes } of violations) {
      findings.push(`${colorScheme}: ${id}: ${nodes.map(node => node.html).join(' | ')}`)
    }
  }
  return findings
}
