export type Loaded<T> =
  | { kind: 'known'; value: T }
  /** Never registered: the row was written by another version of the app. */
  | { kind: 'unknown' }
  /** Its chunk did not arrive. */
  | { kind: 'unreachable' }

export interface Registry<T> {
  register(id: string, load: () => Promise<T>): void
  load(id: string): Promise<Loaded<T>>
}

/** Things known by id and loaded when first needed; a failed load is tried again the next time. */
export function createRegistry<T>(): Registry<T> {
  const loaders = new Map<string, () => Promise<T>>()
  const values = new Map<string, T>()
  return {
    register: (id, load) => {
      loaders.set(id, load)
    },
    load: async id => {
      const known = values.get(id)
      if (known !== undefined) return { kind: 'known', value: known }
      const load = loaders.get(id)
      if (!load) return { kind: 'unknown' }
      try {
        const value = await load()
        values.set(id, value)
        return { kind: 'known', value }
      } catch {
        return { kind: 'unreachable' }
      }
    },
  }
}
