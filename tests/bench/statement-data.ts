import type { Database } from '../../server/platform/db/connection.ts'

/** The brand and the game that the movements are of; both seeded. */
export interface Place {
  readonly merchantId: string
  readonly gameId: string
  readonly vendorCode: string
}

/** Of so many movements one is a reward; the others are bets and their wins in turns, after one that opens. */
const rewardEvery = 100
const minutesBetween = 5
/** In 1/10 000 of a unit: a stake, and what every member begins with. */
const stake = 10_000
const opening = 1_000_000_000

/**
 * Gives members so many movements each, as bets, wins and rewards leave them: account, transfers, entries of both sides, bets. Written
 * by sets, since a hundred thousand calls would take minutes; the trial balance accepts the result.
 */
export async function insertMovements(
  database: Database,
  { merchantId, gameId, vendorCode }: Place,
  memberIds: readonly string[],
  movements: number,
): Promise<void> {
  await database.transaction(
    async (tx) => {
      await tx.script(`
        create temporary table line (member_id uuid, n int4, transfer_id uuid, bet_id uuid, kind text, amount int8,
          balance_after int8, at timestamptz) on commit drop`)
      await tx.raw(
        `insert into line
         select member_id, n, gen_random_uuid() as transfer_id, md5(member_id::text || n / 2)::uuid as bet_id,
                case when n = 1 then 'OPENING' when n % ${rewardEvery} = 1 then 'REWARD' when n % 2 = 0 then 'BET' else 'WIN' end as kind,
                case when n = 1 then ${opening}::int8 when n % 2 = 0 then -${stake}::int8 else ${stake}::int8 end as amount,
                ${opening}::int8 - ((n + 1) % 2) * ${stake} as balance_after,
                now() - (${movements} - n) * interval '${minutesBetween} minutes' as at
         from unnest($1::uuid[]) as member_id cross join generate_series(1, ${movements}) as n`,
        [[...memberIds]],
      )
      await tx.raw(
        `insert into ledger_accounts (merchant_id, member_id, currency, account, balance, version, opened_at)
         select $1, member_id, 'VND', 'CASH', (array_agg(balance_after order by n desc))[1], max(n), min(at) from line group by member_id`,
        [merchantId],
      )
      await tx.raw(
        `insert into ledger_transfers (merchant_id, member_id, id, source, key, request_hash, kind, phase, outcome, currency, amount,
           from_account, to_account, document_kind, document_id, created_at)
         select $1, member_id, transfer_id, 'bench', transfer_id::text, '', kind, 'SINGLE', 'POSTED', 'VND', abs(amount),
           case when amount < 0 then 'CASH' else 'HOUSE:GAMES:bench' end, case when amount < 0 then 'HOUSE:GAMES:bench' else 'CASH' end,
           case when kind in ('BET', 'WIN') then 'bet' else lower(kind) end, bet_id::text, at from line`,
        [merchantId],
      )
      await tx.raw(
        `insert into ledger_entries (merchant_id, member_id, transfer_id, leg, currency, account, amount, version, balance_after, kind, created_at)
         select $1, member_id, transfer_id, leg, 'VND', case leg when 1 then 'CASH' else 'HOUSE:GAMES:bench' end,
           case leg when 1 then amount else -amount end, case leg when 1 then n end, case leg when 1 then balance_after end, kind, at
         from line cross join (values (1), (2)) as legs (leg)`,
        [merchantId],
      )
      await tx.raw(
        `insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id, currency,
           is_free, stake, valid_bet, payout, state, balance_before, balance_after, placed_at, settled_at)
         select $1, member_id, bet_id, 'bench', bet_id::text, bet_id::text, $2, $3, 'RNG', bet_id, 'VND', false, ${stake}, ${stake},
           case when (n + 1) % ${rewardEvery} = 1 or n = ${movements} then 0 else ${stake} end, 'SETTLED', balance_after, balance_after, at, at from line where kind = 'BET'`,
        [merchantId, vendorCode, gameId],
      )
    },
    { patient: true },
  )
  await database.script('analyze ledger_accounts; analyze ledger_transfers; analyze ledger_entries; analyze bets')
}
