import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type * as z from 'zod/mini'

const SCHEMA = `
CREATE TABLE IF NOT EXISTS cob (
  txid TEXT PRIMARY KEY, chave TEXT NOT NULL, valor INTEGER NOT NULL CHECK (valor > 0), devedor_cpf TEXT, devedor_nome TEXT,
  solicitacao TEXT, criacao INTEGER NOT NULL, expiracao INTEGER NOT NULL CHECK (expiracao > 0), status TEXT NOT NULL,
  revisao INTEGER NOT NULL DEFAULT 0, loc_id INTEGER NOT NULL UNIQUE, loc_token TEXT NOT NULL UNIQUE, location TEXT NOT NULL,
  request TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS cob_criacao ON cob (criacao);
CREATE TABLE IF NOT EXISTS pix (
  e2eid TEXT PRIMARY KEY, txid TEXT NOT NULL REFERENCES cob (txid), chave TEXT NOT NULL,
  valor INTEGER NOT NULL CHECK (valor > 0), horario INTEGER NOT NULL, info_pagador TEXT, payer_cpf TEXT NOT NULL,
  payer_nome TEXT NOT NULL, payer_view TEXT NOT NULL CHECK (payer_view IN ('full', 'masked', 'absent'))) STRICT;
CREATE INDEX IF NOT EXISTS pix_horario ON pix (horario);
CREATE INDEX IF NOT EXISTS pix_txid ON pix (txid);
CREATE TABLE IF NOT EXISTS devolucao (
  e2eid TEXT NOT NULL REFERENCES pix (e2eid), id TEXT NOT NULL, rtr_id TEXT NOT NULL UNIQUE,
  valor INTEGER NOT NULL CHECK (valor > 0), natureza TEXT NOT NULL, status TEXT NOT NULL, motivo TEXT,
  solicitacao INTEGER NOT NULL, liquidacao INTEGER, due_at INTEGER NOT NULL, result TEXT NOT NULL, PRIMARY KEY (e2eid, id)) STRICT;
CREATE TABLE IF NOT EXISTS devolucao_rule (
  e2eid TEXT PRIMARY KEY, result TEXT NOT NULL, remaining INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS infracao (
  id TEXT PRIMARY KEY, e2eid TEXT NOT NULL REFERENCES pix (e2eid), valor INTEGER NOT NULL CHECK (valor > 0),
  status TEXT NOT NULL, resultado TEXT, criacao INTEGER NOT NULL, alteracao INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS infracao_alteracao ON infracao (alteracao);
CREATE TABLE IF NOT EXISTS payout (
  id TEXT PRIMARY KEY, e2eid TEXT NOT NULL UNIQUE, valor INTEGER NOT NULL CHECK (valor > 0), request TEXT NOT NULL,
  favorecido TEXT, status TEXT NOT NULL, motivo TEXT, solicitacao INTEGER NOT NULL, liquidacao INTEGER,
  due_at INTEGER, result TEXT, next_motivo TEXT) STRICT;
CREATE TABLE IF NOT EXISTS payout_rule (
  id TEXT PRIMARY KEY, result TEXT NOT NULL, motivo TEXT, after_ms INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS webhook (chave TEXT PRIMARY KEY, url TEXT NOT NULL, criacao INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS dict_key (
  chave TEXT PRIMARY KEY, tipo TEXT NOT NULL, cpf TEXT, cnpj TEXT, nome TEXT NOT NULL, ispb TEXT NOT NULL,
  banco TEXT NOT NULL, CHECK ((cpf IS NULL) <> (cnpj IS NULL))) STRICT;
CREATE TABLE IF NOT EXISTS delivery (
  id INTEGER PRIMARY KEY, chave TEXT NOT NULL, kind TEXT NOT NULL, items TEXT NOT NULL, state TEXT NOT NULL,
  group_of INTEGER NOT NULL DEFAULT 1, forged INTEGER NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL, due_at INTEGER NOT NULL, last_status INTEGER, last_error TEXT, delivered_at INTEGER) STRICT;
CREATE INDEX IF NOT EXISTS delivery_due ON delivery (state, due_at);
CREATE TABLE IF NOT EXISTS fault (
  id INTEGER PRIMARY KEY, path TEXT NOT NULL, method TEXT, kind TEXT NOT NULL, remaining INTEGER NOT NULL) STRICT;
`

export type Database = DatabaseSync

/** Opens (and makes) the provider's own database. FULL: an answer given is on the disk, whatever ends the process. */
export function openDatabase(folder: string): Database {
  mkdirSync(folder, { recursive: true })
  const db = new DatabaseSync(join(folder, 'pix.sqlite'))
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000',
  )
  db.exec(SCHEMA)
  return db
}

/** All of `work` or nothing of it. Not re-entrant: the caller that owns the use case opens it. */
export function inTransaction<T>(db: Database, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const outcome = work()
    db.exec('COMMIT')
    return outcome
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}

type Parameters = SQLInputValue[]

export function readAll<S extends z.ZodMiniType>(
  db: Database,
  schema: S,
  sql: string,
  ...values: Parameters
): z.output<S>[] {
  return db
    .prepare(sql)
    .all(...values)
    .map(row => schema.parse(row))
}

export function readOne<S extends z.ZodMiniType>(
  db: Database,
  schema: S,
  sql: string,
  ...values: Parameters
): z.output<S> | undefined {
  const row = db.prepare(sql).get(...values)
  return row === undefined ? undefined : schema.parse(row)
}

/** Runs one statement and says how many rows it changed. */
export function run(db: Database, sql: string, ...values: Parameters): number {
  return Number(db.prepare(sql).run(...values).changes)
}
