import { fileURLToPath } from 'node:url'

/** The folder of the checkout, wherever the script was called from. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))
