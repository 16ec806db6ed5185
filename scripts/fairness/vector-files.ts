import { existsSync, readFileSync } from 'node:fs'
import { DOCUMENTED, documentOf } from '../../games/manifests.ts'
import { documentsFolder } from './list-pages.ts'
import { makeVectors, replayVector } from './vectors/make-vector.ts'
import { type Vector, type VectorFile, vectorFile } from './vectors/vector.ts'

export const vectorsFolder = new URL('vectors/', documentsFolder)

/** The vectors of an engine as they stand in docs/fairness; `undefined` where there are none yet. */
export function readVectors(engine: string): VectorFile | undefined {
  const path = new URL(`${engine}.json`, vectorsFolder)
  return existsSync(path) ? vectorFile.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}

/**
 * The vectors that an engine should have. Those of the same version are frozen: one that the engine plays differently today is an
 * error, for rounds of the past are checked with the same rules. Raise the version of the manifest to make all of them anew.
 */
export async function freezeVectors(engine: string): Promise<VectorFile> {
  const { version } = documentOf(engine)
  const before = readVectors(engine)
  const frozen = new Map(before?.version === version ? before.vectors.map(one => [one.name, one]) : [])
  const recipes = (await DOCUMENTED.get(engine)?.recipes()) ?? []
  const vectors: Vector[] = []
  for (const [index, recipe] of recipes.entries()) {
    const known = frozen.get(recipe.name)
    if (known === undefined) vectors.push(...(await makeVectors(engine, [{ from: index + 1, ...recipe }])))
    else vectors.push(await keepFrozen(engine, known))
  }
  return { engine, version, explained_in: '../README.md', vectors }
}

/** The vector as it stands; throws where the engine plays it differently today. */
export async function keepFrozen(engine: string, known: Vector): Promise<Vector> {
  const again = await replayVector(engine, known)
  if (JSON.stringify(again) === JSON.stringify(known)) return known
  throw new Error(
    `${engine}, "${known.name}": the engine plays this frozen vector differently. If that is meant, raise the version of its manifest.`,
  )
}
