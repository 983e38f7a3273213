import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/database.ts'
import type { Database } from './connection.ts'
import { deleteBefore } from './delete-before.ts'

describeOnEachDatabase('deleting what is old', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it('takes some at a time until nothing is left of it, and leaves the rest', async () => {
    const day = '2026-11-02T00:00:00Z'
    await database.script(
      `insert into sealed_nonces (nonce, expires_at)
         select 'nonce ' || n, timestamptz '${day}' + case when n <= 12000 then interval '-1 second' else interval '0' end
           from generate_series(1, 12003) n;
       create function refuse_many() returns trigger language plpgsql as $$ begin
         if (select count(*) from gone) > 5000 then raise exception 'one statement deletes too much'; end if;
         return null;
       end $$;
       create trigger refuse_many after delete on sealed_nonces referencing old table as gone
         for each statement execute function refuse_many()`,
    )
    await deleteBefore(database.query, 'sealed_nonces', 'expires_at', new Date(day))
    const left = await database.query.selectFrom('sealed_nonces').select('nonce').orderBy('nonce').execute()
    expect(left.map(({ nonce }) => nonce)).toEqual(['nonce 12001', 'nonce 12002', 'nonce 12003'])
  })
})
