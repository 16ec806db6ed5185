import type { Page } from '@playwright/test'

/** Text at 200 % from the first page on (WCAG 1.4.4), as who enlarges it in the browser's settings has it. */
export const enlargeText = (page: Page) =>
  page.addInitScript(() => {
    const grow = () => document.documentElement?.style.setProperty('font-size', '200%')
    grow()
    document.addEventListener('DOMContentLoaded', grow)
  })
