export function SessionDialogs() {
  return null
}
