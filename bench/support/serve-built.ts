import { rmSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import type { Config } from '../../server/platform/config/config.ts'
import { serveSite } from '../../server/platform/http/static-site.ts'

/** A temporary folder of a built page, compressed beforehand, served by the same code as the product until it stops and goes. */
export async function serveBuilt({ port, config, webDir }: { port: number; config: Config; webDir: string }) {
  const app = fastify()
  await serveSite(app, { ...config, webDir, backofficeDir: join(webDir, 'none') })
  await app.listen({ host: '127.0.0.1', port })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await app.close()
      rmSync(webDir, { recursive: true, force: true })
    },
  }
}
