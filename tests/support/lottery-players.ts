import { randomUUID } from 'node:crypto'
import type { MemberSession } from '../../server/platform/http/session.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { SENVANG, type TestPlatform } from './platform.ts'

/** So many members with money, made by the database at once: what a thousand bettors are made of in a test. */
export async function manyPlayers(
  { database }: Pick<TestPlatform, 'database'>,
  count: number,
  funds: bigint,
): Promise<MemberSession[]> {
  const ids = Array.from({ length: count }, () => newId())
  await database.raw(
    `insert into members (merchant_id, id, account, account_key, type, currency, language, referral_code, registered_at)
       select $2, made.id, 'p' || made.id, 'p' || made.id, 0, 'VND', 'vi', made.id::text, now() from unnest($1::uuid[]) as made (id)`,
    [ids, SENVANG],
  )
  await database.raw(
    `insert into ledger_accounts select $2, made.id, 'VND', 'CASH', 0, 0, now() from unnest($1::uuid[]) as made (id)`,
    [ids, SENVANG],
  )
  if (funds > 0n)
    await database.raw(
      `select (ledger_move($2, made.id, gen_random_uuid(), 'test', 'OPENING:' || made.id, '', 'OPENING', 'SINGLE', 'VND', $3, 'HOUSE:DEMO', 'CASH',
         null, null, 'test', made.id::text, null, null, now(), false, null)).outcome from unnest($1::uuid[]) as made (id)`,
      [ids, SENVANG, funds],
    )
  return ids.map((memberId) => ({
    sessionId: randomUUID(),
    memberId,
    merchantId: SENVANG,
    account: `p${memberId}`,
    accountType: 0,
    currency: 'VND',
    language: 'vi',
    mustChangePassword: false,
    isIdle: false,
    isUnproven: false,
    subaccount: null,
  }))
}
