const widest = 120

/** JSON that people can read: what fits on a line stays on one, the rest is broken and indented by one space. */
export function writeJson(value: unknown): string {
  return `${write(value, '')}\n`
}

function write(value: unknown, indent: string): string {
  const flat = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= widest)
    return loose(flat, value)
  const inner = `${indent} `
  if (Array.isArray(value)) {
    if (value.every(part => typeof part === 'number')) return loose(flat, value)
    return `[\n${value.map(part => inner + write(part, inner)).join(',\n')}\n${indent}]`
  }
  const lines = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${inner}${JSON.stringify(key)}: ${write(part, inner)}`)
  return `{\n${lines.join(',\n')}\n${indent}}`
}

/** A space after commas and colons, where the value is no text. */
function loose(flat: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) return flat
  return JSON.stringify(value, undefined, 1)
    .replace(/\n\s*/g, ' ')
    .replaceAll('[ ', '[')
    .replaceAll(' ]', ']')
}
