import type { Database, Transaction } from '../platform/db/connection.ts'
import { MONEY_SCALE } from '../platform/lib/money.ts'
import { LARGE_AGENTS, type LargeLine, largeMemberId } from './large-line.ts'

/** Of the lowest level, each as often: a million bets in thirty days. */
const PLAYERS = 20_000
const BETS_EACH = 50
const PLAYERS_AT_A_TIME = 1_000
const DAYS = 30
/** More than a player can lose. */
const OPENING = 2_000_000n * MONEY_SCALE
const LEAST_STAKE = 1_000n * MONEY_SCALE
const GAMES = 12

/** Those of the line whose bets nobody has counted yet. */
export async function listLargePlayers(database: Database, merchantId: string): Promise<string[]> {
  const rows = await database.raw<{ id: string }>(
    `select distinct member_id as id from bets
      where merchant_id = $1 and member_id = any(array(select ${largeMemberId('n')} from generate_series($2::int, $3::int) n))
        and counted_state <> state`,
    [merchantId, LARGE_AGENTS + 1, LARGE_AGENTS + PLAYERS],
  )
  return rows.map(({ id }) => id)
}

/**
 * A million bets of a line, over the days up to a moment, as bets and wins of a vendor leave them: movements, entries of both sides, rounds,
 * transactions, bets that nobody has counted yet. By sets, some players at a time, each of them once: the trial balance accepts the result.
 */
export async function playLarge(
  database: Database,
  line: Pick<LargeLine, 'merchantId' | 'currency'>,
  until: Date,
  report: (text: string) => void,
): Promise<void> {
  for (let player = 1; player <= PLAYERS; player += PLAYERS_AT_A_TIME) {
    const first = LARGE_AGENTS + player
    const [played] = await database.raw(
      `select 1 from bets where merchant_id = $1 and member_id = ${largeMemberId('$2::int')} limit 1`,
      [line.merchantId, first],
    )
    if (played === undefined) await playSome(database, line, { first, until })
    report(`${(player + PLAYERS_AT_A_TIME - 1) * BETS_EACH} bets of a line of a hundred thousand members\n`)
  }
  const tables = 'ledger_accounts, ledger_transfers, ledger_entries, bets, bet_rounds, bet_transactions'
  await database.transaction((tx) => tx.script(`analyze ${tables}`), { patient: true })
}

/** Each plays most evenings: a bet is always later than the one before it, whatever its hour. */
async function playSome(
  database: Database,
  { merchantId, currency }: Pick<LargeLine, 'merchantId' | 'currency'>,
  { first, until }: { readonly first: number; readonly until: Date },
): Promise<void> {
  await database.transaction(
    async (tx) => {
      await tx.script(`create temporary table play (member_id uuid, k int, game games, at timestamptz, stake int8, payout int8,
        bet_id uuid, bet_transfer uuid, win_transfer uuid, before int8, version int8) on commit drop`)
      await tx.raw(
        `insert into play
         select member_id, k, game, at, stake, payout, ledger_new_id(at), ledger_new_id(at), ledger_new_id(at + interval '20 seconds'),
                ${OPENING} + coalesce(sum(payout - stake) over earlier, 0), k + 1 + count(*) filter (where payout > 0) over earlier
           from (
             select ${largeMemberId('n')} as member_id, k, games[1 + (n + k) % array_length(games, 1)] as game,
                    $3::timestamptz - ${DAYS} * interval '1 day' + k * interval '14 hours 24 minutes' + (n::int8 * 7919 + k * 104729) % 36000 * interval '1 second' as at,
                    stake, case when (n::int8 * 7919 + k * 104729) % 100 < 48 then stake * 19 / 10 else 0 end as payout
               from generate_series($1::int, $1::int + ${PLAYERS_AT_A_TIME - 1}) n, generate_series(0, ${BETS_EACH - 1}) k,
                    lateral (select (1 + (n::int8 * 31 + k * 7919) % 20) * ${LEAST_STAKE} as stake) s,
                    (select array(select g from games g where g.availability = 'OPEN' order by g.position, g.id limit $2) as games) offered
           ) plays
         window earlier as (partition by member_id order by k rows between unbounded preceding and 1 preceding)`,
        [first, GAMES, until.toISOString()],
      )
      await keepMovements(tx, merchantId, currency)
      await tx.raw(
        `insert into bet_rounds (merchant_id, member_id, source, round) select $1, member_id, 'seed', bet_id::text from play`,
        [merchantId],
      )
      await tx.raw(
        `insert into bet_transactions (merchant_id, member_id, source, transaction_id, kind, request_hash, outcome, bet_id, amount, transfer_id, balance_after, created_at)
         select $1, member_id, 'seed', bet_id || ':bet', 'BET', 'seed', 'SUCCESS', bet_id, stake, bet_transfer, before - stake, at from play
         union all
         select $1, member_id, 'seed', bet_id || ':win', 'WIN', 'seed', 'SUCCESS', bet_id, payout, case when payout > 0 then win_transfer end,
                before - stake + payout, at + interval '20 seconds' from play`,
        [merchantId],
      )
      await tx.raw(
        `insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id, currency,
           is_free, stake, valid_bet, payout, state, balance_before, balance_after, placed_at, settled_at)
         select $1, member_id, bet_id, 'seed', bet_id || ':bet', bet_id::text, (game).vendor_code, (game).id, (game).game_type, bet_id, $2,
                false, stake, stake, payout, 'SETTLED', before, before - stake + payout, at, at + interval '20 seconds' from play`,
        [merchantId, currency],
      )
    },
    { patient: true },
  )
}

/** What opens each player's wallet, his bets and his wins: one movement each, with an entry on both sides. */
async function keepMovements(
  tx: Pick<Transaction, 'raw' | 'script'>,
  merchantId: string,
  currency: string,
): Promise<void> {
  await tx.script(`create temporary table moves on commit drop as
    select member_id, ledger_new_id(min(at) - interval '1 hour') as id, 'opening' as key, 'OPENING' as kind, ${OPENING}::int8 as amount,
           'HOUSE:DEMO' as house, 'seed' as document_kind, member_id::text as document_id, ${OPENING}::int8 as balance, 1::int8 as version,
           min(at) - interval '1 hour' as at
      from play group by member_id
    union all
    select member_id, bet_transfer, 'bet:' || k, 'BET', -stake, 'HOUSE:GAMES:' || (game).vendor_code, 'bet', bet_id::text, before - stake,
           version + 1, at from play
    union all
    select member_id, win_transfer, 'win:' || k, 'WIN', payout, 'HOUSE:GAMES:' || (game).vendor_code, 'bet', bet_id::text,
           before - stake + payout, version + 2, at + interval '20 seconds' from play where payout > 0`)
  await tx.raw(
    `insert into ledger_transfers (merchant_id, member_id, id, source, key, request_hash, kind, phase, outcome, currency, amount,
       from_account, to_account, document_kind, document_id, created_at)
     select $1, member_id, id, 'seed', key, 'seed', kind, 'SINGLE', 'POSTED', $2, abs(amount), case when amount < 0 then 'CASH' else house end,
            case when amount < 0 then house else 'CASH' end, document_kind, document_id, at from moves`,
    [merchantId, currency],
  )
  // What is taken comes first, as ledger_move writes it.
  await tx.raw(
    `insert into ledger_entries (merchant_id, member_id, transfer_id, leg, currency, account, amount, version, balance_after, kind, created_at)
     select $1, member_id, id, leg, $2, case when is_own then 'CASH' else house end, case when is_own then amount else -amount end,
            case when is_own then version end, case when is_own then balance end, kind, at
       from moves, lateral (values (1, amount < 0), (2, amount > 0)) as legs (leg, is_own)`,
    [merchantId, currency],
  )
  await tx.raw(
    `update ledger_accounts a set balance = last.balance, version = last.version
       from (select distinct on (member_id) member_id, balance, version from moves order by member_id, version desc) last
      where a.merchant_id = $1 and a.member_id = last.member_id and a.currency = $2 and a.account = 'CASH'`,
    [merchantId, currency],
  )
}
