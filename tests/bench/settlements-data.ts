import type { Database } from '../../server/platform/db/connection.ts'

/** Agents of the line of teams-data.ts: everybody who stands above somebody. */
const agents = 5_556
/** Those at its top, who have dividends and real-time salaries too. */
const tops = 6

const patiently = (database: Database, text: string, values: readonly unknown[]) =>
  database.transaction((tx) => tx.raw(text, values), { patient: true })

/** Writes contracts in force since two days, those paid by the five minutes since now: a daily salary for each agent, less on each level. Answers how many agents have one. */
export async function insertContracts(database: Database, merchantId: string): Promise<number> {
  await patiently(
    database,
    'create table contract_plan (id uuid, payee uuid, payer uuid, kind text, period text, rate int)',
    [],
  )
  await patiently(
    database,
    `insert into contract_plan
     select md5(kind || n)::uuid, md5('team' || n)::uuid, case when upline is not null then md5('team' || upline)::uuid end, kind, period,
            rate - case when n = 1 then 0 when n <= 6 then 1000 when n <= 56 then 2000 when n <= 556 then 3000 else 4000 end
       from team_plan cross join (values ('DAILY_SALARY', 'DAY', 8000), ('DIVIDEND', 'DAY', 90000), ('REALTIME_SALARY', 'REALTIME', 5000))
         as k (kind, period, rate)
      where n <= case when kind = 'DAILY_SALARY' then ${agents} else ${tops} end`,
    [],
  )
  await patiently(
    database,
    `insert into contracts (merchant_id, id, kind, period, payee_id, payer_id, state, version, created_at, changed_at)
     select $1, id, kind, period, payee, payer, 'ACTIVE', 1, now() - interval '4 days', now() - interval '4 days' from contract_plan`,
    [merchantId],
  )
  await patiently(
    database,
    `insert into contract_versions (merchant_id, contract_id, version, tiers, pick, carry, proposed_by, proposed_at, valid_from)
     select $1, id, 1, jsonb_build_array(jsonb_build_object('validBet', '0', 'loss', '0', 'activeMembers', '0', 'rate', rate::text)),
            'HIGHEST', 'NONE', 'PAYER', now() - interval '4 days', case when kind = 'REALTIME_SALARY' then now() else now() - interval '3 days' end from contract_plan`,
    [merchantId],
  )
  await patiently(
    database,
    `insert into ledger_accounts (merchant_id, member_id, currency, account, opened_at)
     select distinct $1, payee, 'VND', 'CASH', now() from contract_plan`,
    [merchantId],
  )
  return agents
}

/** Tells so many bets placed in the seconds before a moment, as counting does. */
export async function tellBetsBefore(
  database: Database,
  merchantId: string,
  { bets, at, seconds }: { readonly bets: number; readonly at: Date; readonly seconds: number },
): Promise<void> {
  await patiently(
    database,
    `insert into measure_changes
     select $1, md5($4 || ' ' || i)::uuid, md5('team' || (5557 + i * 7 % 20000))::uuid, 'VND', $2::timestamptz - (1 + i % $3::int) * interval '1 second',
            (array['RNG', 'LIVE', 'SPORTS', 'FISH'])[1 + i % 4], 1, 100000, 100000, case when i % 3 = 0 then 170000 else 0 end, 0
       from generate_series(1, $5::int) i`,
    [merchantId, at.toISOString(), seconds, `${at.toISOString()} ${bets}`, bets],
  )
}
