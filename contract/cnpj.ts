/** Character value in the alphanumeric CNPJ (IN RFB 2.229/2024): ASCII code minus 48. */
function checkDigit(characters: string): number {
  const sum = [...characters]
    .reverse()
    .reduce((total, character, index) => total + (character.charCodeAt(0) - 48) * (2 + (index % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Whether fourteen characters are a CNPJ, numeric or alphanumeric, with right check digits. */
export function isCnpj(text: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text) || /^(.)\1{13}$/.test(text)) return false
  return text.endsWith(`${checkDigit(text.slice(0, 12))}${checkDigit(text.slice(0, 13))}`)
}
