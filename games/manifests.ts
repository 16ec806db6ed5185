import type { EngineDocument } from './engine-document.ts'
import { type AnyEngineId, ENGINES, isAnyEngineId } from './engines.ts'
import type { EngineManifest } from './manifest.ts'
import type { Recipe } from './recipe.ts'
import { wheelDocument } from './wheel/wheel-document.ts'
import { wheelRecipes } from './wheel/wheel-recipes.ts'

async function readManifest(engine: AnyEngineId): Promise<readonly [AnyEngineId, EngineManifest]> {
  const { manifest }: { readonly manifest: EngineManifest } = await import(`./${engine}/manifest.ts`)
  if (manifest.document.engine !== engine)
    throw new Error(`games/${engine}/manifest.ts is of ${manifest.document.engine}`)
  return [engine, manifest]
}

/** The manifest of every engine, in the order of `ENGINES`. For the server, scripts and tests: the app loads each engine alone. */
export const MANIFESTS: ReadonlyMap<AnyEngineId, EngineManifest> = new Map(
  await Promise.all(Object.keys(ENGINES).filter(isAnyEngineId).map(readManifest)),
)

/** The manifest of an engine. Throws for a name that is none. */
export function manifestOf(engine: string): EngineManifest {
  const manifest = isAnyEngineId(engine) ? MANIFESTS.get(engine) : undefined
  if (manifest === undefined) throw new Error(`${engine} is no engine`)
  return manifest
}

interface Documented {
  readonly document: EngineDocument
  readonly recipes: () => Promise<readonly Recipe[]>
}

/** What is documented and how its test vectors are made: every engine, and the wheels of the promotions, which are drawn as games are. */
export const DOCUMENTED: ReadonlyMap<string, Documented> = new Map<string, Documented>([
  ...MANIFESTS,
  ['wheel', { document: wheelDocument, recipes: async () => wheelRecipes }],
])

/** The document of an engine or of the wheels. Throws for a name that is none. */
export function documentOf(engine: string): EngineDocument {
  const documented = DOCUMENTED.get(engine)
  if (documented === undefined) throw new Error(`${engine} is not documented`)
  return documented.document
}
