import cluster from 'node:cluster'
import { announce } from './announce.ts'
import { ConfigError } from './config/config.ts'
import { createLogger, waitingBy } from './logger.ts'
import { FolderInUseError } from './platform/db/folder-lock.ts'
import { offerMetrics } from './processes/metrics.ts'
import { supervise } from './processes/supervise.ts'
import { loadReadyConfig } from './readiness.ts'

/** Milliseconds that running requests get to finish when the process is told to stop. */
const PATIENCE = 10_000
/** Milliseconds after which what has not ended by itself is ended by whoever started it. */
const LAST_PATIENCE = PATIENCE + 2_000

async function main(): Promise<void> {
  const config = await loadReadyConfig({ waitingBy: (read) => waitingBy(createLogger(read)) })
  const logger = createLogger(config)
  if (config.workers > 1 && cluster.isPrimary)
    return supervise({ count: config.workers, logger, patience: LAST_PATIENCE, onReady: () => announce(config) })
  if (cluster.isWorker) offerMetrics()
  // Who only starts others reads none of it: it is nine tenths of the program.
  const { serve } = await import('./serve.ts')
  await serve(config, logger, { patience: PATIENCE })
  if (cluster.isPrimary) announce(config)
}

main().catch((error: unknown) => {
  // What a person can mend is told in its own words; anything else is a defect and shows where it happened.
  const isKnown = error instanceof ConfigError || error instanceof FolderInUseError
  process.stderr.write(`${isKnown ? error.message : ((error as Error).stack ?? String(error))}\n`)
  process.exit(1)
})
