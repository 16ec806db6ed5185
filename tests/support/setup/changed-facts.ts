export type Facts = Readonly<Record<string, unknown>>

/** The names of what differs: a message without values is short and holds no secret of the environment. */
export function changedFacts(before: Facts, after: Facts): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter(name => !Object.is(before[name], after[name]))
}
