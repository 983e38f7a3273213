import pg from 'pg'

/** Members who played before beside those who play now. */
const others = 5_000
/** Bets of one transaction: few enough for its memory. */
const piece = 100_000
const tables = ['bets', 'bet_rounds', 'bet_transactions', 'ledger_transfers', 'ledger_entries']

/**
 * Writes so many bets with their wins into the past, a second apart, as vendors' calls leave them: bet, round, both orders, both movements with
 * both legs. `memberIds` and five thousand others played them in turns. The movements are numbered below those of today, so that the chains of
 * today's go on; the books of that past are not of a member's whole account, and no trial balance is meant to accept it. Indexes are made
 * when the rows are there, which takes half the time.
 */
export async function insertPast(
  url: string,
  { merchantId, source }: { readonly merchantId: string; readonly source: string },
  memberIds: readonly string[],
  bets: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Nothing of it outlives the measurement; what is measured has the server's own settings.
    await client.query(`set synchronous_commit = off; set wal_compression = on; set maintenance_work_mem = '1GB'`)
    const indexes = await dropIndexes(client)
    for (let from = 1; from <= bets; from += piece)
      await insertPiece(client, { merchantId, source, memberIds, from, to: Math.min(bets, from + piece - 1), bets })
    for (const index of indexes) await client.query(index)
    // Settled pages and statistics, as they are on any later day.
    for (const table of tables) await client.query(`vacuum analyze ${table}`)
  } finally {
    await client.end()
  }
}

/** Drops all indexes and keys of the tables; answers what makes them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select case when key.oid is null then format('drop index %s', index.indexrelid::regclass)
                 else format('alter table %s drop constraint %I', index.indrelid::regclass, key.conname) end as drop,
            case when key.oid is null then pg_get_indexdef(index.indexrelid)
                 else format('alter table %s add constraint %I %s', index.indrelid::regclass, key.conname, pg_get_constraintdef(key.oid))
            end as make
       from pg_index index left join pg_constraint key on key.conindid = index.indexrelid and key.contype in ('p', 'u')
      where index.indrelid = any ($1::regclass[])`,
    [tables],
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ make }) => make)
}

interface Piece {
  readonly merchantId: string
  readonly source: string
  readonly memberIds: readonly string[]
  readonly from: number
  readonly to: number
  readonly bets: number
}

/** A UUID of version 7 of a moment, with `n` to tell it from others. */
const idAt = (at: string, n: string) =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::int8), 12, '0') || '7' || substr(md5(${n}), 1, 3) || '8' || substr(md5(${n}), 4, 15))::uuid`

async function insertPiece(client: pg.Client, { merchantId, source, memberIds, from, to, bets }: Piece): Promise<void> {
  await client.query(
    `begin; create temporary table past (n int8, member uuid, at timestamptz, bet uuid, win uuid) on commit drop`,
  )
  await client.query(
    `insert into past
         select n, player.member, moment.at, ${idAt('moment.at', `'bet' || n`)}, ${idAt('moment.at', `'win' || n`)}
           from generate_series($1::int8, $2::int8) n
           cross join lateral (select now() - interval '1 day' - ($3::int8 - n) * interval '1 second' as at) moment
           cross join lateral (select case when n % 2 = 0 then ($4::uuid[])[1 + (n / 2) % cardinality($4::uuid[])]
             else md5('member' || n % ${others})::uuid end as member) player`,
    [from, to, bets, [...memberIds]],
  )
  await client.query(
    `insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id, currency, is_free,
           stake, valid_bet, payout, state, balance_before, balance_after, placed_at, settled_at, counted_state, counted_valid, counted_payout)
         select $1, member, bet, $2, bet::text, bet::text, 'JL', md5('game' || n % 500)::uuid, 'RNG', md5('session' || n / 50)::uuid, 'VND', false,
           10000, 10000, 10000, 'SETTLED', 0, 0, at, at, 'SETTLED', 10000, 10000 from past`,
    [merchantId, source],
  )
  await client.query(`insert into bet_rounds select $1, member, $2, bet::text from past`, [merchantId, source])
  await client.query(
    `insert into bet_transactions (merchant_id, member_id, source, transaction_id, kind, request_hash, outcome, bet_id, amount, transfer_id,
           balance_after, created_at)
         select $1, member, $2, id::text, kind, md5(id::text), 'SUCCESS', bet, 10000, id, 0, at
           from past cross join lateral (values ('BET', bet), ('WIN', win)) as one (kind, id)`,
    [merchantId, source],
  )
  await client.query(
    `insert into ledger_transfers (merchant_id, member_id, id, source, key, request_hash, kind, phase, outcome, currency, amount, from_account,
           to_account, document_kind, document_id, created_at)
         select $1, member, id, $2, kind || ':' || id, md5(id::text), kind, 'SINGLE', 'POSTED', 'VND', 10000, origin, target, 'bet', bet::text, at
           from past cross join lateral (values ('BET', bet, 'CASH', 'HOUSE:GAMES:JL'), ('WIN', win, 'HOUSE:GAMES:JL', 'CASH'))
             as one (kind, id, origin, target)`,
    [merchantId, source],
  )
  await client.query(
    `insert into ledger_entries (merchant_id, member_id, transfer_id, leg, currency, account, amount, version, balance_after, kind, created_at)
         select $1, member, id, leg, 'VND', account, amount, version, case when version is not null then 0 end, kind, at
           from past cross join lateral (values
             ('BET', bet, 1, 'CASH', -10000, 2 * n - 2 * $2::int8 - 2), ('BET', bet, 2, 'HOUSE:GAMES:JL', 10000, null),
             ('WIN', win, 1, 'HOUSE:GAMES:JL', -10000, null), ('WIN', win, 2, 'CASH', 10000, 2 * n - 2 * $2::int8 - 1))
             as one (kind, id, leg, account, amount, version)`,
    [merchantId, bets],
  )
  await client.query('commit')
}
