function readVariable(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set: see start-product.ts`)
  return value
}

/** Where the running product is, from the variables that start-product.ts sets. Functions: the set-up runs after this is read. */
export const product = {
  url: () => readVariable('ARARA_E2E_URL'),
  dataDir: () => readVariable('ARARA_E2E_DATA'),
  pixUrl: () => readVariable('ARARA_E2E_PIX_URL'),
  pixToken: () => readVariable('ARARA_E2E_PIX_TOKEN'),
}
