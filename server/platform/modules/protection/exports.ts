import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { newId } from '../../lib/id.ts'
import type { MemberKey, ProtectionDependencies } from './dependencies.ts'
import { protectionErrors } from './errors.ts'

const JOB = 'export-member-data'
const KEPT = 7 * 86_400_000
const ROWS_A_PAGE = 2_000

/** The parts of a member's data: a name, and a page of rows after the last key of the page before. Newest keys last. */
const PARTS: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: 'sessions',
    sql: `select id::text as key, created_at, last_seen_at, ended_at, ip, user_agent from sessions
           where merchant_id = $1 and member_id = $2 and ($3::text is null or id > $3::uuid) order by id limit $4`,
  },
  {
    name: 'bets',
    sql: `select id::text as key, vendor_code, game_type, game_id, round, state, currency, stake::text, payout::text, valid_bet::text, placed_at, settled_at
            from bets where merchant_id = $1 and member_id = $2 and ($3::text is null or id > $3::uuid) order by id limit $4`,
  },
  {
    name: 'movements',
    sql: `select transfer_id || ':' || leg as key, kind, currency, account, amount::text, balance_after::text, created_at from ledger_entries
           where merchant_id = $1 and member_id = $2 and version is not null
             and ($3::text is null or (transfer_id, leg) > (split_part($3, ':', 1)::uuid, split_part($3, ':', 2)::int2))
           order by transfer_id, leg limit $4`,
  },
  {
    name: 'limits',
    sql: `select kind || ' ' || period || ' ' || set_by as key, kind, period, set_by, amount::text, changed_at, pending_at from protection_limits
           where merchant_id = $1 and member_id = $2 and ($3::text is null or kind || ' ' || period || ' ' || set_by > $3) order by 1 limit $4`,
  },
  {
    name: 'exclusions',
    sql: `select id::text as key, kind, started_at, ends_at, reason, lift_state from exclusions
           where merchant_id = $1 and member_id = $2 and ($3::text is null or id > $3::uuid) order by id limit $4`,
  },
  {
    name: 'avatar',
    sql: `select id::text as key, content_type, uploaded_at, encode(bytes, 'base64') as base64 from member_avatars
           where merchant_id = $1 and member_id = $2 and ($3::text is null or id > $3::uuid) order by id limit $4`,
  },
  {
    name: 'documents',
    sql: `select kind as key, content_type, octet_length(bytes) as length_bytes, uploaded_at from identity_documents
           where merchant_id = $1 and member_id = $2 and ($3::text is null or kind > $3) order by kind limit $4`,
  },
]

/** Copies of all that is kept of a member, made by a job (issue 3, "download of one's data"). Amounts are in 1/10 000 of a unit. */
export function createExports({ database, clock, jobs }: ProtectionDependencies) {
  const exportsOf = ({ merchantId, memberId }: MemberKey) =>
    database.query
      .selectFrom('data_exports')
      .select(['id', 'state', 'progress', 'created_at', 'ready_at', 'expires_at'])
      .where('merchant_id', '=', merchantId)
      .where('member_id', '=', memberId)
      .where('expires_at', '>', clock.now())
      .orderBy('created_at', 'desc')
      .limit(10)

  const update = ({ merchantId, memberId }: MemberKey, id: string, change: object) =>
    database.query
      .updateTable('data_exports')
      .set(change)
      .where('merchant_id', '=', merchantId)
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute()

  async function readPart(member: MemberKey, sql: string): Promise<unknown[]> {
    const rows: object[] = []
    for (let after: string | null = null; ; ) {
      const found: { key: string }[] = await database.raw(sql, [member.merchantId, member.memberId, after, ROWS_A_PAGE])
      rows.push(...found)
      after = found.at(-1)?.key ?? null
      if (found.length < ROWS_A_PAGE) return rows
    }
  }

  async function make({ id, ...member }: MemberKey & { id: string }): Promise<void> {
    await update(member, id, { state: 'RUNNING', progress: 0 })
    const [profile] = await database.raw(
      `select id, account, type, status, currency, language, nickname, payee_name, email, mobile, birthday, details,
              terms_accepted_at, register_ip, registered_at, last_sign_in_at from members where merchant_id = $1 and id = $2`,
      [member.merchantId, member.memberId],
    )
    const [identity] = await database.raw(
      'select state, name, birthday, submitted_at, decided_at, reason from identities where merchant_id = $1 and member_id = $2',
      [member.merchantId, member.memberId],
    )
    const copy: Record<string, unknown> = { madeAt: clock.now(), profile, identity: identity ?? null }
    for (const [index, { name, sql }] of PARTS.entries()) {
      copy[name] = await readPart(member, sql)
      await update(member, id, { progress: Math.round(((index + 1) / (PARTS.length + 1)) * 100) })
    }
    const content = await promisify(gzip)(JSON.stringify(copy, null, 1))
    await update(member, id, { state: 'READY', progress: 100, content, ready_at: clock.now() })
  }

  jobs.define<MemberKey & { id: string }>(JOB, {
    retries: 2,
    handler: async ({ data }) => {
      try {
        await make(data)
      } catch (error) {
        await update(data, data.id, { state: 'FAILED' })
        throw error
      }
    },
  })

  return {
    list: (member: MemberKey) => exportsOf(member).execute(),

    /** Starts a copy. Throws EXPORT_UNDER_WAY while one is being made. */
    request: ({ merchantId, memberId }: MemberKey) =>
      database.transaction(async (tx) => {
        await tx.raw('select 1 from members where merchant_id = $1 and id = $2 for no key update', [
          merchantId,
          memberId,
        ])
        const now = clock.now()
        const running = await tx.query
          .selectFrom('data_exports')
          .select('id')
          .where('merchant_id', '=', merchantId)
          .where('member_id', '=', memberId)
          .where('state', 'in', ['WAITING', 'RUNNING'])
          .where('expires_at', '>', now)
          .executeTakeFirst()
        if (running !== undefined) throw protectionErrors.EXPORT_UNDER_WAY()
        const id = newId()
        const made = await tx.query
          .insertInto('data_exports')
          .values({
            merchant_id: merchantId,
            member_id: memberId,
            id,
            state: 'WAITING',
            created_at: now,
            expires_at: new Date(now.getTime() + KEPT),
          })
          .returning(['id', 'state', 'progress', 'created_at', 'ready_at', 'expires_at'])
          .executeTakeFirstOrThrow()
        await jobs.send(JOB, { merchantId, memberId, id }, { tx })
        return made
      }),

    /** The JSON text of a finished copy. Throws EXPORT_NOT_FOUND, EXPORT_NOT_READY. */
    async read({ merchantId, memberId }: MemberKey, id: string): Promise<Buffer> {
      const row = await database.query
        .selectFrom('data_exports')
        .select(['state', 'content'])
        .where('merchant_id', '=', merchantId)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst()
      if (row === undefined) throw protectionErrors.EXPORT_NOT_FOUND()
      if (row.content === null) throw protectionErrors.EXPORT_NOT_READY()
      return promisify(gunzip)(row.content)
    },

    /** Forgets copies whose time is over; a job calls it. */
    async forgetOld(): Promise<void> {
      await database.query.deleteFrom('data_exports').where('expires_at', '<=', clock.now()).execute()
    },
  }
}
