const digitsOf = (raw: string, most: number) => raw.replace(/\D/g, '').slice(0, most)

/** `529.982.247-25`, as far as it was typed. */
export function maskCpf(raw: string): string {
  const digits = digitsOf(raw, 11)
  return digits
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, '$1-$2')
}

/** `(11) 98765-4321`, as far as it was typed; a pasted +55 is left out, since it stands before the field. */
export function maskPhone(raw: string): string {
  const all = raw.replace(/\D/g, '')
  const digits = (raw.trim().startsWith('+55') || all.length > 11 ? all.replace(/^55/, '') : all).slice(0, 11)
  return digits.replace(/^(\d{2})(\d)/, '($1) $2').replace(/(\d{5})(\d)/, '$1-$2')
}
