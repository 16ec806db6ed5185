/** The app could not start at all: the page itself says so, without any of the app's parts (the script in index.html). */
export function showStartFailure(page: object) {
  const say: unknown = Reflect.get(page, 'startFailed')
  if (typeof say === 'function') say()
}
