/** U+00A0, which pt-BR puts after `R$`: an amount never breaks across two lines. */
const noBreakSpace = '\u00a0'

/** `123456n` → `1.234,56`: what stands in an entry field. */
export function formatAmount(centavos: bigint): string {
  const digits = (centavos < 0n ? -centavos : centavos).toString().padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${centavos < 0n ? '-' : ''}${whole},${digits.slice(-2)}`
}

/**
 * Centavos as money is written in Brazil, in every language of the interface: `123456n` → `R$ 1.234,56`, `-1000n` → `-R$ 10,00`.
 * Exact at any size, because no floating point is touched.
 */
export function formatMoney(centavos: bigint): string {
  const text = formatAmount(centavos < 0n ? -centavos : centavos)
  return `${centavos < 0n ? '-' : ''}R$${noBreakSpace}${text}`
}
