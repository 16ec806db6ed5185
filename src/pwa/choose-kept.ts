type Entry = { readonly url: string } | string

/** Of the shell, what an installation fetches: not the face of the headings for whoever saves data, who is shown another. */
export function chooseKept<Kind extends Entry>(shell: readonly Kind[], isSaving: boolean): Kind[] {
  const urlOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url)
  return shell.filter(entry => !isSaving || !urlOf(entry).endsWith('.woff2'))
}
