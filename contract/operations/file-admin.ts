import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { exact, line } from '../fields.ts'
import { pendingApproval } from './approvals.ts'

/** What a file brings: games and their providers, or matches with odds and results. */
export const fileKinds = ['catalogue', 'fixtures'] as const
export type FileKind = (typeof fileKinds)[number]

export const fileFormats = ['json', 'csv'] as const
export type FileFormat = (typeof fileFormats)[number]

/** By how a file's name, or the path of an address, ends; `undefined`: neither. */
export function formatOfName(name: string): FileFormat | undefined {
  const [, ending = ''] = /[^/\\]\.(\w+)$/.exec(name.toLowerCase()) ?? []
  return fileFormats.find(format => format === ending)
}

/** The largest file that the desk takes, in characters; larger ones go by the command. */
export const largestFile = 8 * 1024 * 1024

const intent = {
  kind: z.enum(fileKinds),
  format: z.enum(fileFormats),
  text: exact(largestFile),
  /** Of a catalogue: closes the games that the file no longer names, of the providers it names games of. */
  withdraw_missing: z.boolean(),
}

export const fileDeeds = [
  'add',
  'change',
  'withdraw',
  'finish',
  'void',
  'postpone',
  'correct',
  'refused',
] as const
export type FileDeed = (typeof fileDeeds)[number]

/** The report lists at most this many lines, the refused ones first. */
export const mostFileLines = 200

/** More changes than one person can review: a larger file is imported by the command (too_many_changes). */
export const mostFileChanges = 2_000

const report = z.object({
  counts: z.object({
    add: z.number(),
    change: z.number(),
    withdraw: z.number(),
    finish: z.number(),
    void: z.number(),
    postpone: z.number(),
    correct: z.number(),
    refused: z.number(),
    nothing: z.number(),
  }),
  /**
   * `at`: the game's or match's id, or the place in the file; `note`: fields that change, or in English why not; `fault`: the
   * same as a word of `FileFaultWord`, its field ('' for all of it) and its values.
   */
  lines: z.array(
    z.object({
      at: z.string(),
      deed: z.enum(fileDeeds),
      note: z.string(),
      fault: z.nullable(
        z.object({ word: z.string(), field: z.string(), values: z.record(z.string(), z.string()) }),
      ),
    }),
  ),
  /** False: nothing of it would be brought in, or was. A catalogue with one fault is refused whole. */
  applies: z.boolean(),
})
export type FileReport = z.output<typeof report>

/** Says what the file would do, and does nothing. */
export const previewFile = defineEndpoint('POST /api/admin/files/preview', {
  access: 'administrator',
  offline: 'refuse',
  body: z.strictObject(intent),
  reply: z.object({ data: report }),
})

/**
 * Proposes to bring the file in: it is done when another owner approves it, if it then still does the same. Refusals:
 * nothing_changes (also where a fault keeps all of a catalogue out), too_many_changes, approval_waits.
 */
export const importFile = defineEndpoint('POST /api/admin/files/import', {
  access: 'administrator',
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({ ...intent, reason: line(3, 300) }),
  success: 'pending_approval',
  reply: pendingApproval,
})

/** The whole catalogue as a file, closed games included. */
export const exportCatalogue = defineEndpoint('POST /api/admin/files/export', {
  access: 'administrator',
  offline: 'refuse',
  body: z.strictObject({ format: z.enum(fileFormats) }),
  reply: z.object({ data: z.object({ text: z.string() }) }),
})
