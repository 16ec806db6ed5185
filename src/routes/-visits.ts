import type { LateSync } from '../app/app-context.ts'

/** What the loaders of pages ask with; `path` is the page's, without its search. */
export interface Visits {
  /** A page is on its way: what the one before it asked for is wanted no longer, where no screen waits for the same. */
  next(sync: LateSync, path: string): LateSync
  /** Of a page that may be visited: what it asks for belongs to that visit, and goes to its end where there is none. */
  ahead(sync: LateSync, path: string): LateSync
}

/** A pull of a loader is wanted until another page is on its way (`PullOptions.signal`). A new search is the same page. */
export function createVisits(): Visits {
  const possible = new Map<string, AbortController>()
  let visit: { readonly path: string; readonly wanted: AbortController } | undefined

  function wantedOf(path: string): AbortController {
    if (visit?.path === path) return visit.wanted
    const wanted = possible.get(path) ?? new AbortController()
    possible.set(path, wanted)
    return wanted
  }

  return {
    next: (sync, path) => {
      const wanted = wantedOf(path)
      possible.delete(path)
      if (visit?.path !== path) visit?.wanted.abort()
      visit = { path, wanted }
      return pullsOf(sync, wanted.signal)
    },
    ahead: (sync, path) => pullsOf(sync, wantedOf(path).signal),
  }
}

/** Not spread: what the network side brings later is read when it is asked for. */
function pullsOf(sync: LateSync, signal: AbortSignal): LateSync {
  const pull: LateSync['pull'] = (id, options) => sync.pull(id, { signal, ...options })
  return Object.create(sync, { pull: { value: pull } })
}
