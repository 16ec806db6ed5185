// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { Complaints } from '../../../src/features/responsible-gambling/help/complaints.tsx'
import { loadSiteConfig, recordSiteConfig } from '../../../src/state/site-config.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

// Checklist (docs/rules/responsible-gambling.md), Governance: "Complaint path with number, deadline, ombudsman, ADR link".

const nowhere = { getItem: () => null, setItem: () => undefined }

/** The part of the page, on the site of that licence. */
async function visit(reported: object) {
  recordSiteConfig(nowhere, { house: reported })
  onTestFinished(() => loadSiteConfig(nowhere))
  const world = await createWorld()
  const tab = await world.openTab()
  const place = await mountPage({ world, tab, path: '/responsible-gaming', page: <Complaints /> })
  await vi.waitFor(() => expect(place.textContent).toContain('Make a complaint'))
  return { place, links: [...place.querySelectorAll('a')].map(link => link.getAttribute('href')) }
}

test('under the Brazilian licence it leads from the operator to its ombudsman, and out of the site', async () => {
  const operator = { contact: 'sac@arara.test', ombudsman: 'ouvidoria@arara.test' }
  const { place, links } = await visit({ licence: 'br-spa', operator })
  expect(links).toEqual(['/information-center/tickets?id=new&topic=complaint', 'https://consumidor.gov.br'])
  expect(place.textContent).toMatch(/within 5 days.*sac@arara\.test.*ouvidoria@arara\.test.*Procon/)
})

test('a house without an ombudsman says what to do instead, and names the body that decides', async () => {
  const { place, links } = await visit({ licence: 'curacao', operator: { adr: 'https://adr.example/arara' } })
  expect(links).toContain('https://adr.example/arara')
  expect(place.textContent).toMatch(/write into the same ticket/)
  expect((await visit({ licence: 'curacao', operator: {} })).links).toContain('https://www.cga.cw')
})
