import { expect, it } from 'vitest'
import { askClamd } from '../../server/platform/uploads/clamd.ts'
import { toScan } from '../../server/platform/uploads/scan-config.ts'
import { eicar, jpeg, pdfOf, png } from '../support/sample-files.ts'

// Debian's clamd with one signature of our own: tests/peers/start-clamd.ts.

const urls = [process.env.CLAMD_TCP_URL ?? '', process.env.CLAMD_UNIX_URL ?? '']

it.each(urls)('clamd at %s knows a file that carries its signature, and lets others pass', async url => {
  const config = toScan({ CLAMAV_URL: url, CLAMAV_TIMEOUT_MS: 20_000 })
  if (config === undefined) throw new Error('npm run test:peers starts clamd and says where it listens')
  const large = Buffer.concat([png, Buffer.alloc(5_000_000, 7)])
  for (const file of [jpeg, png, large, pdfOf('Recibo')])
    expect(await askClamd(config, file)).toEqual({ outcome: 'clean' })
  for (const file of [
    Buffer.from(eicar),
    Buffer.concat([jpeg, Buffer.from(eicar)]),
    pdfOf(eicar),
    Buffer.concat([large, Buffer.from(eicar)]),
  ])
    expect(await askClamd(config, file)).toMatchObject({
      outcome: 'infected',
      signature: expect.stringContaining('Eicar'),
    })
})

it('clamd refuses what is longer than its own bound, which is no verdict', async () => {
  const config = toScan({ CLAMAV_URL: urls[1], CLAMAV_TIMEOUT_MS: 20_000 })
  if (config === undefined) throw new Error('npm run test:peers starts clamd and says where it listens')
  expect(await askClamd(config, Buffer.alloc(12_000_000, 7))).toMatchObject({ outcome: 'unknown' })
})
