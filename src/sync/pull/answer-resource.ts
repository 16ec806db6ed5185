import type * as z from 'zod/mini'
import type { Schema } from '../../../contract/endpoint.ts'
import { type AnswerName, type AnswerRowOf, type Answers, sealedAnswers } from '../../db/answer-rows.ts'
import { sealValue } from '../../db/sealed-values.ts'
import { defineResource, type Resource, type ResourceDefinition } from './resource.ts'

export interface AnswerResourceDefinition<
  Name extends AnswerName,
  B extends Schema,
  Q extends Schema,
  R extends Schema,
> extends Omit<ResourceDefinition<B, Q, R>, 'id' | 'tables' | 'apply'> {
  /** Also the name of its row in `answers`. */
  readonly id: Name
  readonly answer: (reply: z.output<R>) => Answers[Name]
}

/** Describes a small answer that is kept whole, as one row of `answers`; `readAnswer` reads it. */
export function defineAnswerResource<
  Name extends AnswerName,
  B extends Schema,
  Q extends Schema,
  R extends Schema,
>(definition: AnswerResourceDefinition<Name, B, Q, R>): Resource {
  const { answer, id: name, ...rest } = definition
  const isSealed = sealedAnswers.some(one => one === name)
  return defineResource({
    ...rest,
    id: name,
    tables: isSealed ? ['answers', 'keys'] : ['answers'],
    isSealed,
    apply: async (tables, reply, scope) => {
      const row: AnswerRowOf<Name> = isSealed
        ? { ...scope, name, sealed: await sealValue(tables.answers, answer(reply)) }
        : { ...scope, name, answer: answer(reply) }
      return tables.answers.put(row)
    },
  })
}
