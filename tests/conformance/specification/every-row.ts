import type { Row } from '../row.ts'
import { calls } from './calls.ts'
import { constants } from './constants.ts'
import { entities } from './entities.ts'
import { errors } from './errors.ts'
import { purpose } from './purpose.ts'
import { roles } from './roles.ts'
import { routes } from './routes.ts'
import { states } from './states.ts'
import { validation } from './validation.ts'

/** Every row of the specification, section by section. */
export const specification: readonly Row[] = [
  ...purpose,
  ...routes,
  ...entities,
  ...states,
  ...validation,
  ...roles,
  ...calls,
  ...errors,
  ...constants,
]
