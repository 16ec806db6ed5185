/** The browser's storage, or one that lives with the tab where the browser forbids its own (even reading it throws there). */
export function openStorage(read: () => Storage): Storage {
  try {
    const storage = read()
    storage.getItem('arara.probe')
    return storage
  } catch {
    return createTabStorage()
  }
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
