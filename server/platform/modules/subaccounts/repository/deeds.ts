import type { Kysely } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import type { Tables } from '../../../db/tables.ts'
import type { SubaccountDeed } from '../../../lib/subaccounts.ts'
import type { Agent } from './subaccounts.ts'

type Query = Kysely<Tables>
type Connection = Pick<Database, 'raw'>

interface Begun {
  readonly merchantId: string
  readonly id: string
  readonly subaccountId: string
  readonly at: Date
  readonly name: SubaccountDeed
  readonly about: string | undefined
  readonly ip: string
}

/** Writes what is about to be done; false, and nothing is written, when the subaccount does not let in any more. */
export async function begin({ raw }: Connection, { merchantId, id, ...deed }: Begun): Promise<boolean> {
  const { subaccountId, at, name, about, ip } = deed
  const written = await raw(
    `insert into subaccount_deeds (merchant_id, id, agent_id, subaccount_id, at, deed, about, ip)
       select $1, $2::uuid, a.agent_id, a.id, $4::timestamptz, $5, $6::text, $7
         from subaccounts a where a.merchant_id = $1 and a.id = $3::uuid and a.disabled_at is null
     returning id`,
    [merchantId, id, subaccountId, at, name, about ?? null, ip],
  )
  return written.length > 0
}

/** Adds how it ended, once. */
export const finish = (query: Query, { merchantId, id }: Pick<Begun, 'merchantId' | 'id'>, outcome: string) =>
  query
    .updateTable('subaccount_deeds')
    .set({ outcome })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute()

/** What was done, with names in the place of ids. */
export interface DeedView {
  readonly id: string
  readonly at: Date
  readonly subaccount_id: string
  readonly name: string
  readonly display_name: string
  readonly deed: string
  readonly about: string | null
  readonly outcome: string | null
  readonly ip: string
}

const ofAgent = `d.merchant_id = $1 and d.agent_id = $2 and ($3::uuid is null or d.subaccount_id = $3::uuid)`
/** The id that a deed was about, where it was one of these. */
const aboutId = (...deeds: SubaccountDeed[]) =>
  `case when d.deed in (${deeds.map((deed) => `'${deed}'`).join(', ')}) then d.about::uuid end`

/** A page of what was done in an agent's name, the last first. */
export async function list(
  { raw }: Connection,
  { merchantId, memberId }: Agent,
  subaccountId: string | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: DeedView[]; total: bigint }> {
  const whose = [merchantId, memberId, subaccountId ?? null]
  const rows = await raw<DeedView>(
    `select d.id, d.at, d.subaccount_id, a.name, a.display_name, d.deed, d.outcome, d.ip, case
         when d.deed in ('PROPOSE_CONTRACT', 'SET_RULES', 'ANSWER_CONTRACT') then m.account
         when d.deed = 'END_LINK' then i.name else d.about end as about
       from subaccount_deeds d
       join subaccounts a on a.merchant_id = d.merchant_id and a.id = d.subaccount_id
       left join contracts c on c.merchant_id = d.merchant_id and c.id = ${aboutId('ANSWER_CONTRACT')}
       left join invitations i on i.merchant_id = d.merchant_id and i.id = ${aboutId('END_LINK')}
       left join members m on m.merchant_id = d.merchant_id
        and m.id = coalesce(c.payee_id, ${aboutId('PROPOSE_CONTRACT', 'SET_RULES')})
      where ${ofAgent} order by d.id desc limit $4 offset $5`,
    [...whose, limit, offset],
  )
  const [counted] = await raw<{ total: bigint }>(
    `select count(*) as total from subaccount_deeds d where ${ofAgent}`,
    whose,
  )
  return { rows, total: counted?.total ?? 0n }
}
