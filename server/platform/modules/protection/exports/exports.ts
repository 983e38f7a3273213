import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { newId } from '../../../lib/id.ts'
import type { MemberKey, ProtectionDependencies } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import * as repository from './exports-repository.ts'
import { type ExportKey, makeExport } from './make-export.ts'

const JOB = 'export-member-data'
export const EXPORT_KEPT = 7 * 86_400_000

/** Copies of all that is kept of a member, made by a job (issue 3, "download of one's data"). Amounts are in 1/10 000 of a unit. */
export function createExports({ database, clock, jobs }: ProtectionDependencies) {
  const { query } = database

  jobs.define<ExportKey>(JOB, {
    retries: 2,
    handler: async ({ data }) => {
      try {
        await makeExport({ database, clock }, data)
      } catch (error) {
        await repository.updateExport(query, data, data.id, { state: 'FAILED' })
        throw error
      }
    },
  })

  return {
    list: (member: MemberKey) => repository.listExports(query, member, clock.now()),

    /** Starts a copy. Throws EXPORT_UNDER_WAY while one is being made. */
    request: ({ merchantId, memberId }: MemberKey) =>
      database.transaction(async (tx) => {
        const member = { merchantId, memberId }
        await repository.lockMember(tx, member)
        const now = clock.now()
        if (await repository.isUnderWay(tx.query, member, now)) throw protectionErrors.EXPORT_UNDER_WAY()
        const id = newId()
        const made = await repository.insertExport(tx.query, member, id, now, new Date(now.getTime() + EXPORT_KEPT))
        await jobs.send(JOB, { ...member, id }, { tx })
        return made
      }),

    /**
     * The JSON text of a finished copy, read as fast as it is taken; a reader that goes away ends the reading. Throws
     * EXPORT_NOT_FOUND, EXPORT_NOT_READY.
     */
    async read({ merchantId, memberId }: MemberKey, id: string): Promise<Readable> {
      const member = { merchantId, memberId }
      const state = await repository.findState(query, member, id, clock.now())
      if (state === undefined) throw protectionErrors.EXPORT_NOT_FOUND()
      if (state !== 'READY') throw protectionErrors.EXPORT_NOT_READY()
      const compressed = Readable.from(repository.readPieces(query, member, id))
      // What breaks one side destroys the other: whoever sends the text sees it end early.
      return pipeline(compressed, createGunzip(), () => undefined)
    },

    /** Forgets copies whose time is over; a job calls it. */
    forgetOld: (): Promise<void> => repository.deleteExpired(query, clock.now()),
  }
}
