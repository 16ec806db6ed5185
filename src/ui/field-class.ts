/** The well an entry is typed into: dug into the ground, lit at its edge when focused, red-edged when refused. */
export const fieldClass =
  'settle block w-full min-h-13 rounded-corner border-2 border-transparent bg-well px-4 text-text placeholder:text-faint ' +
  'inset-ring inset-ring-control-line focus:border-focus focus:outline-none aria-invalid:border-scarlet-text ' +
  'disabled:opacity-55 read-only:text-soft'
