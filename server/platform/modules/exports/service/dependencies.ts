import type { Database } from '../../../db/connection.ts'
import type { ExportSource } from '../../../db/export-source.ts'
import type { Clock } from '../../../lib/clock.ts'

export interface ExportsDependencies {
  readonly database: Database
  readonly clock: Clock
  /** The lists that modules let be exported. */
  readonly exportSources: readonly ExportSource[]
}
