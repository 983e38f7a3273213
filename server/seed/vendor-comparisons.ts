import type { PlatformContext } from '../platform/context.ts'

const LEAVE = `
  insert into vendor_comparisons (source, day, id, from_at, to_at, outcome, reason, started_at, finished_at)
  select source, day, gen_random_uuid(), day::timestamp at time zone $1, (day + 1)::timestamp at time zone $1, 'NOT_COMPARED',
         'NO_REPORT', $2::timestamptz, $2::timestamptz
    from (select distinct source, (created_at at time zone $1)::date as day from bet_transactions where request_hash = 'seed') played
  on conflict (source, day) do nothing`

/** The demo's past was played without the vendors, who report nothing of its days: compared, each bet of them would be a case. */
export const leaveVendorsUncompared = ({ database, clock }: Pick<PlatformContext, 'database' | 'clock'>) =>
  database.raw(LEAVE, ['Asia/Ho_Chi_Minh', clock.now()])
