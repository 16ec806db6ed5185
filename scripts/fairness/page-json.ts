import * as z from 'zod/mini'
import type { EngineDocument } from '../../games/engine-document.ts'

/** An engine's page as data: the manifest, its schemas as JSON Schema. */
export function pageJson(manifest: EngineDocument) {
  const { engine, version, title, seeds, summary, schemas, games, tables, ...words } = manifest
  return {
    engine,
    version,
    title,
    summary,
    explained_in: 'README.md',
    seeds,
    ...words,
    tables,
    games,
    schemas: {
      bet: schemaOf(schemas.bet),
      ...(schemas.step && { step: schemaOf(schemas.step) }),
      view: schemaOf(schemas.view),
    },
  }
}

/** The form on the wire: amounts are texts there. */
function schemaOf(schema: z.ZodMiniType): unknown {
  return z.toJSONSchema(schema, { io: 'input' })
}

/** Which engine and version plays which games. */
export function indexJson(manifests: readonly EngineDocument[]) {
  return {
    explained_in: 'README.md',
    engines: manifests.map(({ engine, version, title, seeds, games }) => ({
      engine,
      version,
      title,
      seeds,
      games: games.map(({ id }) => id),
    })),
  }
}
