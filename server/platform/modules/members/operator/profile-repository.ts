import type { Kysely } from 'kysely'
import type { Tables } from '../../../db/tables.ts'

type Query = Kysely<Tables>

export const lockMember = (query: Query, merchantId: string, id: string) =>
  query
    .selectFrom('members')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
