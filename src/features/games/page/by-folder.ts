/** What was found in the folders beside this one, by their names: each engine has one (docs/guides/add-an-engine.md). */
export function byFolder<Found>(found: Readonly<Record<string, Found>>): ReadonlyMap<string, Found> {
  return new Map(Object.entries(found).map(([path, one]) => [path.split('/')[1] ?? path, one]))
}
