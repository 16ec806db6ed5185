import { sql } from 'kysely'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { readCentavos } from '../../../contract/centavos.ts'
import { eventually, type PixWorld } from '../peers/pix-world.ts'

const statement = z.object({ saldoInicial: z.string(), saldo: z.string(), saldoDisponivel: z.string() })

/** In the end what our ledger says the provider holds is what the provider's own books say, to the centavo. */
export async function expectReconciled(world: PixWorld): Promise<void> {
  await eventually(async () => {
    const { saldoInicial, saldo } = statement.parse((await world.control('/statement')).body)
    const { rows } = await sql<{ held: bigint }>`
      SELECT coalesce(sum(CASE WHEN debit = 'psp_clearing' THEN amount ELSE -amount END), 0)::bigint AS held
      FROM ledger_transfer WHERE 'psp_clearing' IN (debit, credit)`.execute(world.deps.db)
    expect(rows[0]?.held).toBe(readCentavos(saldo) - readCentavos(saldoInicial))
  })
}
