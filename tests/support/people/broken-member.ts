import pg from 'pg'

/**
 * The database refuses to write anything of theirs into the ledger, as an error of ours in one member's data would:
 * whatever moves their money fails, again and again. Resolves with what mends it.
 */
export async function breakLedgerOf(ownerUrl: string, memberId: string): Promise<() => Promise<void>> {
  const name = `broken_${memberId.replaceAll('-', '')}`
  await asOwner(
    ownerUrl,
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'the ledger of one member is broken, on purpose'; END $$;
    CREATE TRIGGER ${name} BEFORE INSERT ON ledger_transaction FOR EACH ROW
      WHEN (NEW.member_id = '${memberId}') EXECUTE FUNCTION ${name}()`,
  )
  return () => asOwner(ownerUrl, `DROP FUNCTION ${name}() CASCADE`)
}

async function asOwner(ownerUrl: string, statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query(statement)
  } finally {
    await owner.end()
  }
}
