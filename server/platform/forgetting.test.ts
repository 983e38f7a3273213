import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/database.ts'
import type { Database } from './db/connection.ts'
import { forgetMarks } from './modules/reports/operator/today/repository.ts'
import { deleteDevicesBefore } from './modules/sessions/devices-repository.ts'
import { deleteAway } from './modules/support/jobs-repository.ts'

const DAY = new Date('2026-11-02T00:00:00Z')
const MANY = 6_000
/** Of each number from 1 on: what is old, and three more that are not. */
const old = (moment: string) =>
  `${moment} '2026-11-02T00:00:00Z' + case when n <= ${MANY} then -1 else 1 end * interval '3 days'`

describeOnEachDatabase('what is old', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open.empty()
  })
  afterAll(() => database.close())

  it.each([
    {
      table: 'device_tokens',
      fill: `insert into remembered_devices (merchant_id, id, member_id, ip, user_agent, created_at, last_used_at, expires_at)
               select 'm', ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, gen_random_uuid(), '', '', now(), now(), ${old('timestamptz')}
                 from generate_series(1, ${MANY + 3}) n;
             insert into device_tokens (merchant_id, token_hash, device_id, created_at)
               select 'm', n::text, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, now() from generate_series(1, ${MANY + 3}) n`,
      forget: (database: Database) => deleteDevicesBefore(database.query, DAY),
    },
    {
      table: 'support_operators',
      fill: `insert into support_operators (merchant_id, operator_id, is_available, seen_at)
               select 'm', gen_random_uuid(), true, ${old('timestamptz')} from generate_series(1, ${MANY + 3}) n`,
      forget: (database: Database) => deleteAway(database.query, DAY),
    },
    {
      table: 'brand_marks',
      fill: `insert into brand_marks select 'm' || n, (${old('timestamp')})::date, 0, 'VND', 0, 0, 0, 0, 0, 0, 0 from generate_series(1, ${MANY + 3}) n`,
      forget: (database: Database) => forgetMarks(database.query, DAY),
    },
  ])('goes some at a time, and the rest stays: $table', async ({ table, fill, forget }) => {
    await database.script(`${fill};
      create or replace function refuse_many() returns trigger language plpgsql as $$ begin
        if (select count(*) from gone) > 5000 then raise exception 'one statement deletes too much'; end if;
        return null;
      end $$;
      create trigger refuse_many after delete on ${table} referencing old table as gone
        for each statement execute function refuse_many()`)
    await forget(database)
    const [left] = await database.raw<{ count: bigint }>(`select count(*) from ${table}`)
    expect(Number(left?.count)).toBe(3)
  })
})
