import { pipeline, Readable } from 'node:stream'
import { pipeline as finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { newId } from '../../lib/id.ts'
import type { MemberKey, ProtectionDependencies } from './dependencies.ts'
import { protectionErrors } from './errors.ts'
import { deletePieces, inPieces, insertPiece, readPieces } from './export-pieces.ts'
import { writeCopy } from './own-data-copy.ts'

const JOB = 'export-member-data'
const KEPT = 7 * 86_400_000

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

  /** Writes the copy in pieces as it is made; a try before this one may have left some. */
  async function make({ id, ...member }: MemberKey & { id: string }): Promise<void> {
    await update(member, id, { state: 'RUNNING', progress: 0 })
    await deletePieces(database.query, member, id)
    let progress = 0
    const note = async (percent: number) => {
      if (percent === progress || percent === 100) return
      progress = percent
      await update(member, id, { progress })
    }
    async function* text() {
      for await (const piece of writeCopy(database, member, clock.now())) {
        await note(piece.percent)
        yield piece.text
      }
    }
    await finished(text, createGzip(), async (compressed: AsyncIterable<Buffer>) => {
      let position = 0
      for await (const bytes of inPieces(compressed)) await insertPiece(database.query, member, id, position++, bytes)
    })
    await update(member, id, { state: 'READY', progress: 100, ready_at: clock.now() })
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

    /**
     * The JSON text of a finished copy, read as fast as it is taken; a reader that goes away ends the reading. Throws
     * EXPORT_NOT_FOUND, EXPORT_NOT_READY.
     */
    async read({ merchantId, memberId }: MemberKey, id: string): Promise<Readable> {
      const row = await database.query
        .selectFrom('data_exports')
        .select('state')
        .where('merchant_id', '=', merchantId)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst()
      if (row === undefined) throw protectionErrors.EXPORT_NOT_FOUND()
      if (row.state !== 'READY') throw protectionErrors.EXPORT_NOT_READY()
      const compressed = Readable.from(readPieces(database.query, { merchantId, memberId }, id))
      // What breaks one side destroys the other: whoever sends the text sees it end early.
      return pipeline(compressed, createGunzip(), () => undefined)
    },

    /** Forgets copies whose time is over; a job calls it. */
    async forgetOld(): Promise<void> {
      await database.query.deleteFrom('data_exports').where('expires_at', '<=', clock.now()).execute()
    },
  }
}
