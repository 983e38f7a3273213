import type { Database } from '../../server/platform/db/connection.ts'
import { LARGE_AGENTS, largeMemberId } from '../../server/seed/large-line.ts'
import { patiently, playerId } from './teams-data.ts'

/** Those at its top, who have dividends and real-time salaries too. */
const tops = 6

/** Writes contracts in force since two days, those paid by the five minutes since now: a daily salary for each agent, less on each level. Answers how many agents have one. */
export async function insertContracts(database: Database, merchantId: string): Promise<number> {
  await patiently(
    database,
    'create table contract_plan (id uuid, payee uuid, payer uuid, kind text, period text, rate int)',
  )
  await patiently(
    database,
    `insert into contract_plan
     select md5(kind || n)::uuid, ${largeMemberId('n')}, edge.ancestor_id, kind, period,
            rate - case when n = 1 then 0 when n <= 6 then 1000 when n <= 56 then 2000 when n <= 556 then 3000 else 4000 end
       from generate_series(1, ${LARGE_AGENTS}) n
         left join member_tree edge on edge.merchant_id = $1 and edge.descendant_id = ${largeMemberId('n')} and edge.depth = 1
         cross join (values ('DAILY_SALARY', 'DAY', 8000), ('DIVIDEND', 'DAY', 90000), ('REALTIME_SALARY', 'REALTIME', 5000))
         as k (kind, period, rate)
      where n <= case when kind = 'DAILY_SALARY' then ${LARGE_AGENTS} else ${tops} end`,
    [merchantId],
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
  return LARGE_AGENTS
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
     select $1, md5($4 || ' ' || i)::uuid, ${playerId('i')}, 'VND', $2::timestamptz - (1 + i % $3::int) * interval '1 second',
            (array['RNG', 'LIVE', 'SPORTS', 'FISH'])[1 + i % 4], 1, 100000, 100000, case when i % 3 = 0 then 170000 else 0 end, 0
       from generate_series(1, $5::int) i`,
    [merchantId, at.toISOString(), seconds, `${at.toISOString()} ${bets}`, bets],
  )
}
