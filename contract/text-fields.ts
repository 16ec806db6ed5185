import * as z from 'zod/mini'
import { asGiven, asIdentifier, asLine, asName, asSecret, asText } from './text-kinds.ts'

declare const textKind: unique symbol

/** A string field that names what kind of text it takes. `defineEndpoint` accepts no other in what a caller sends. */
export type TextField = z.ZodMiniString<string> & { readonly [textKind]?: true }

const field = (normalise: (text: string) => string, word = 'required'): TextField =>
  z.string(word).check(z.overwrite(normalise))

/** A name, number or address that is compared: see `asIdentifier`. `word` is the error of anything but text. */
export const identifierField = (word?: string) => field(asIdentifier, word)
/** A person's name: see `asName`. */
export const nameField = () => field(asName)
/** Free text of one line: see `asLine`. */
export const lineField = () => field(asLine)
/** Free text of several lines: see `asText`. */
export const textField = () => field(asText)
/** A secret that is being chosen. */
export const secretField = () => field(asSecret)

/** A secret that was chosen before. It may be hashed in the form it was typed in then, so the server tries both forms. */
export const givenSecretField = () => field(asGiven)

/** Text that programs write for programs: ids, cursors, tokens. It is taken as it is. */
export const exactField = (word = 'required'): TextField => z.string(word)

/** The fields of a schema that name no kind; `never` when all do. */
export type KindlessFields<S> = S extends { _zod: { def: infer Def } }
  ? Def extends { type: 'string' }
    ? typeof textKind extends keyof S
      ? never
      : 'a string'
    : Def extends { shape: infer Shape }
      ? { [Name in keyof Shape]: [KindlessFields<Shape[Name]>] extends [never] ? never : Name }[keyof Shape]
      : Def extends { innerType: infer Inner } | { element: infer Inner } | { in: infer Inner }
        ? KindlessFields<Inner>
        : Def extends { options: readonly (infer Option)[] }
          ? KindlessFields<Option>
          : never
  : never

/** What a schema of a request must also be: nothing more, or impossible where a field names no kind. */
export type KindsNamed<S> = [KindlessFields<S>] extends [never]
  ? unknown
  : { readonly fieldsWithoutTextKind: KindlessFields<S> }
