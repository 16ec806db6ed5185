import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../../contract/endpoints.ts'
import { licences } from '../../../contract/regime.ts'
import { seedCatalogue } from '../../../server/features/lobby/catalogue/seed-catalogue.ts'
import { createPromotionWorld, type PromotionWorld } from '../../support/people/promotion-world.ts'
import { outcomeOf } from '../../support/walk-calls.ts'

/* Portaria 1.231, art. 31: a member who registered before the licence asked gives the details before they play with money. */
describe.each(licences)('under LICENCE=%s', licence => {
  let world: PromotionWorld
  beforeAll(async () => {
    world = await createPromotionWorld({ LICENCE: licence })
    await seedCatalogue(world.deps)
  })
  afterAll(() => world.close())

  test('a member who never gave the details plays with money where nobody asks for them', async () => {
    const early = { world, member: await world.member(), administrator: () => ({}) }
    await sql`UPDATE member SET gender_sealed = NULL, address_sealed = NULL
      WHERE id = ${early.member.id}`.execute(world.deps.db)
    const walked = ['memberDetails', 'launchGame', 'rechargeOnline', 'drawingTerms', 'drawing'] as const
    const received: string[] = []
    for (const name of walked) received.push(await outcomeOf(early, name, endpoints[name]))
    const asks = '400 parameters_invalid'
    expect(received).toEqual(
      licence === 'curacao'
        ? ['200 0 missing', '200', '200', '200 120 minutes', asks]
        : ['200 2 missing', '403 details_missing', '403 details_missing', '200 120 minutes', asks],
    )
  })
})
