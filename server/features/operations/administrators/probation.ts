import type { Deps } from '../../../deps.ts'

/** Until when somebody whose access began or changed at `now` approves nothing; `null`: the operator asks for no probation. */
export function probationFrom({ config }: Pick<Deps, 'config'>, now: Date): Date | null {
  return config.probationMs === 0 ? null : new Date(now.getTime() + config.probationMs)
}
