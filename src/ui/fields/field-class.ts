/** The well an entry is typed into: dug into the ground, lit at its edge when focused, red-edged when refused. */
export const fieldClass =
  'settle block w-full min-h-13 rounded-corner border border-control-line bg-well px-4 text-text placeholder:text-faint ' +
  'focus:border-focus focus:inset-ring focus:inset-ring-focus focus:outline-none ' +
  'aria-invalid:border-scarlet-text aria-invalid:inset-ring aria-invalid:inset-ring-scarlet-text disabled:opacity-55 ' +
  // Red already says refused; an outline shows which of the refused fields has the focus.
  'aria-invalid:focus:outline-3 aria-invalid:focus:outline-focus aria-invalid:focus:outline-solid ' +
  // WebKit centres the parts of a day as a row of flex items, which `block` would undo.
  '[&[type=date]]:flex'
