const kinds = ['localStorage', 'sessionStorage'] as const

/**
 * Where a browser lets a page store nothing, even reading its storage throws, and in some other app's window there is none (`null`):
 * from here on everybody who asks for it gets one that lives with the tab. Tells whether that was so.
 */
export function installMemoryStorage(page: Window): boolean {
  let isRefused = false
  for (const kind of kinds) {
    try {
      page[kind].getItem('arara.probe')
    } catch {
      Object.defineProperty(page, kind, { value: createTabStorage(), configurable: true })
      isRefused = true
    }
  }
  return isRefused
}

function createTabStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: index => [...entries.keys()][index] ?? null,
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value)
    },
    removeItem: key => {
      entries.delete(key)
    },
    clear: () => entries.clear(),
  }
}
