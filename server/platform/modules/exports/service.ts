import { bind } from '../../lib/bind.ts'
import { dropParts } from './repository.ts'
import type { ExportsDependencies } from './service/dependencies.ts'
import { writeDue } from './service/write-due.ts'

/** Files whose bytes one transaction lets go. */
const AT_A_TIME = 5

/** Lets go of files that were kept for a week, and of what was written of those that came to nothing; the rows stay. */
async function forgetOld({ database, clock }: ExportsDependencies): Promise<void> {
  let dropped = AT_A_TIME
  while (dropped === AT_A_TIME)
    dropped = await database.transaction((tx) => dropParts(tx.query, clock.now(), AT_A_TIME), { patient: true })
}

/** Lists that are written into files as a whole (decision 0069). */
export const createExportsService = (dependencies: ExportsDependencies) => bind(dependencies, { writeDue, forgetOld })

export type ExportsService = ReturnType<typeof createExportsService>
