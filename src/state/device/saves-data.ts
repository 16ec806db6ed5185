/**
 * Whether this person asked their device to save data: by the browser's own switch (Save-Data), or by the media feature where a
 * browser knows it. Then nothing is fetched that only pleases: no pictures of banners, no backdrop, no face, nothing ahead. For the
 * stylesheet, which cannot ask, index.html says it on `<html data-saves-data>`.
 */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const isSwitchedOn =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  return isSwitchedOn || (globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches ?? false)
}
