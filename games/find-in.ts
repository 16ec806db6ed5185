/** Finds the game of an engine by its id: the theme with this id, played by the rules of the engine. */
export function findIn<Theme extends { readonly id: string }, Found>(
  themes: readonly Theme[],
  create: (theme: Theme) => Found,
): (id: string) => Found | undefined {
  return id => {
    const theme = themes.find(known => known.id === id)
    return theme && create(theme)
  }
}
