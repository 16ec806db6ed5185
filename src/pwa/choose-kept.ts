type Entry = { readonly url: string } | string

/** Files of the shell that an installation fetches: without the font of the headings for members who save data (shown another). */
export function chooseKept<Kind extends Entry>(shell: readonly Kind[], isSaving: boolean): Kind[] {
  const urlOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url)
  return shell.filter(entry => !isSaving || !urlOf(entry).endsWith('.woff2'))
}
