import type { Transaction } from '../platform/db/connection.ts'
import { MEMBER } from '../platform/lib/account-types.ts'
import { hashPassword } from '../platform/lib/credentials.ts'
import { MONEY_SCALE } from '../platform/lib/money.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import type { History } from './history.ts'
import { DEMO_PASSWORD } from './members-data.ts'

/** Who has played for more than a year: account of the member with a long statement. */
export const LARGE_ACCOUNT = 'demo99'
const DAYS = 400
const BETS = 66_667
/** Few: each movement leaves a version of the account behind until the transaction ends, and the next one goes through all of them. */
const BETS_AT_A_TIME = 200
const REPORTED = 10_000
const OPENING = 5_000_000n * MONEY_SCALE

/**
 * A member with a year of play: some 100 000 movements over 400 days. Everything goes through the ledger's own function, in
 * loops inside the database, so the trial balance holds; it takes about a minute. Safe to run again.
 */
export async function seedLargeMember(
  history: History,
  merchant: Merchant,
  report: (text: string) => void,
): Promise<void> {
  const { members, ledger, database } = history.house
  if ((await members.findByAccount(merchant.id, LARGE_ACCOUNT)) !== undefined) return
  const start = new Date(history.today - DAYS * 86_400_000)
  history.moveTo(start)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const memberId = await database.transaction(async (tx) => {
    const { id } = await members.createMember(tx, {
      merchantId: merchant.id,
      account: LARGE_ACCOUNT,
      passwordHash,
      type: MEMBER,
      currency: merchant.currency,
      language: merchant.defaultLanguage,
      nickname: 'Bảo',
      email: `${LARGE_ACCOUNT}@example.com`,
      referralCode: LARGE_ACCOUNT.toUpperCase(),
    })
    await ledger.post(tx, [
      {
        merchantId: merchant.id,
        memberId: id,
        source: 'seed',
        key: `opening:${id}`,
        kind: 'OPENING',
        document: { kind: 'seed', id },
        currency: merchant.currency,
        amount: OPENING,
        from: 'HOUSE:DEMO',
        to: 'CASH',
      },
    ])
    return id
  })
  const step = (DAYS * 86_400_000) / (BETS + 1)
  for (let first = 1; first <= BETS; first += BETS_AT_A_TIME) {
    const last = Math.min(first + BETS_AT_A_TIME - 1, BETS)
    await database.transaction((tx) => playBets(tx, { merchant, memberId, start, step, first, last }), {
      patient: true,
    })
    if (last % REPORTED === 0 || last === BETS) report(`${last} of ${BETS} bets of ${LARGE_ACCOUNT}\n`)
  }
  // What the planner knows of these tables is from before the rows: it would take them for nearly empty.
  await database.transaction((tx) => tx.script('analyze ledger_transfers, ledger_entries, bets'), { patient: true })
  await history.house.turnover.count({ merchantId: merchant.id, memberId })
}

interface Batch {
  readonly merchant: Merchant
  readonly memberId: string
  readonly start: Date
  /** Milliseconds between two bets. */
  readonly step: number
  readonly first: number
  readonly last: number
}

/** Stakes of 1 000 to 20 000, half of them paid back nearly twice, and a deposit after every 400 bets. No text of others goes in. */
async function playBets(tx: Transaction, { merchant, memberId, start, step, first, last }: Batch): Promise<void> {
  const owner = `'${merchant.id}', '${memberId}'`
  const move = (key: string, kind: string, amount: string, from: string, to: string, document: string, at: string) =>
    `ledger_move(${owner}, transfer, 'seed', ${key}, 'seed', '${kind}', 'SINGLE', '${merchant.currency}', ${amount},
       ${from}, ${to}, null, null, ${document}, null, null, ${at}, false, null)`
  const vendor = `'HOUSE:GAMES:' || game.vendor_code`
  await tx.script(`do $play$
    declare
      games games[] := array(select g from games g where g.availability = 'OPEN' order by g.position, g.id limit 12);
      game games;
      at timestamptz;
      bet uuid;
      transfer uuid;
      stake int8;
      payout int8;
      moved record;
      before int8;
    begin
      for n in ${first}..${last} loop
        at := '${start.toISOString()}'::timestamptz + n * interval '${step} milliseconds';
        game := games[1 + n % array_length(games, 1)];
        stake := (1 + (n::int8 * 7919) % 20) * 10000000;
        payout := case when (n::int8 * 104729) % 100 < 50 then stake * 19 / 10 else 0 end;
        bet := gen_random_uuid();
        if n % 400 = 0 then
          transfer := gen_random_uuid();
          select * into moved from ${move("'deposit:' || n", 'DEPOSIT', '3000000000', "'HOUSE:DEMO'", "'CASH'", "'seed', 'deposit:' || n", 'at')};
        end if;
        transfer := gen_random_uuid();
        select * into moved from ${move("'bet:' || n", 'BET', 'stake', "'CASH'", vendor, "'bet', bet::text", 'at')};
        if moved.outcome <> 'POSTED' then raise exception 'bet % was refused: %', n, moved.refusal; end if;
        before := moved.balances[1] + stake;
        insert into bet_rounds values (${owner}, 'seed', bet::text);
        insert into bet_transactions values (${owner}, 'seed', bet || ':bet', 'BET', 'seed', 'SUCCESS', bet, stake, transfer, moved.balances[1], at);
        if payout > 0 then
          transfer := gen_random_uuid();
          select * into moved from ${move("'win:' || n", 'WIN', 'payout', vendor, "'CASH'", "'bet', bet::text", "at + interval '20 seconds'")};
        end if;
        insert into bet_transactions values (${owner}, 'seed', bet || ':win', 'WIN', 'seed', 'SUCCESS', bet, payout,
          case when payout > 0 then transfer end, moved.balances[1], at + interval '20 seconds');
        insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id, currency,
            is_free, stake, valid_bet, payout, state, balance_before, balance_after, placed_at, settled_at)
          values (${owner}, bet, 'seed', bet || ':bet', bet::text, game.vendor_code, game.id, game.game_type, bet, '${merchant.currency}',
            false, stake, stake, payout, 'SETTLED', before, moved.balances[1], at, at + interval '20 seconds');
      end loop;
    end $play$`)
}
