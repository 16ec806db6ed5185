import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { forcedColorFaults } from './forced-colors.ts'
import { layoutFaults } from './layout-faults.ts'

export const phone = { width: 390, height: 844 }
/** WCAG 1.4.10: at 320 px everything is there without scrolling sideways. */
const narrow = { width: 320, height: 640 }
/** A window of 1,280 × 720 at 200 %: half as many pixels of the page's own (WCAG 1.4.4). */
const zoomed = { width: 640, height: 360 }
/** With the side rail, and two columns where a page has them. */
const desktop = { width: 1280, height: 800 }

/** A page may have many faults: each is reported, not the first alone. */
const softly = expect.configure({ soft: true })

/** A list that keeps only the rows in view measures them again once its window has another width. */
async function expectToFit(page: Page, size: { width: number; height: number }, place: string) {
  await page.setViewportSize(size)
  await softly.poll(() => layoutFaults(page), { message: place, timeout: 5_000 }).toEqual([])
}

/** The page that is open has no fault of access on a phone, at 320 px, at 200 %, in forced colours and on a desk; then the window is a phone's. */
export async function expectNoFault(page: Page, place: string): Promise<void> {
  await expectNoFaultOnPhones(page, place)
  await expectToFit(page, desktop, `${place}, desk`)
  softly(await axeFindings(page), `${place}, desk`).toEqual([])
  await page.setViewportSize(phone)
}

/** The same without a desk, on which an open dialog looks as it does at 200 %. */
export async function expectNoFaultOnPhones(page: Page, place: string): Promise<void> {
  softly(await axeFindings(page), place).toEqual([])
  softly(await forcedColorFaults(page), `${place}, forced colours`).toEqual([])
  await expectToFit(page, narrow, `${place}, 320 px`)
  await expectToFit(page, zoomed, `${place}, 200 %`)
  await page.setViewportSize(phone)
}
