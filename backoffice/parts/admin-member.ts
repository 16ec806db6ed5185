import type * as z from 'zod/mini'
import type { adminMember } from '../../contract/operations/backoffice.ts'

export type AdminMember = z.output<typeof adminMember>
