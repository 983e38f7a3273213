import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { answerForAll } from './metrics.ts'

export interface SuperviseOptions {
  /** How many processes share the port. */
  readonly count: number
  readonly logger: Logger
  /** Milliseconds that they get to end by themselves when the node is told to stop; longer than they give their own requests. */
  readonly patience: number
  /** Called once, when all of them listen. */
  readonly onReady: () => void
}

/** Milliseconds until one that ended is started anew: the first time, and at most. */
const PAUSE = { least: 250, most: 30_000 }

/**
 * Runs this program in as many processes as asked for, on one port, and starts anew what ends. They are a node each to the database
 * and to Redis; nothing is shared between them but the port and the figures (decision 0082).
 *
 * The first one starts alone: it brings the database up to date, and where it cannot start none of them can. SIGTERM and SIGINT are
 * passed on, and end this process when all of them have ended.
 */
export function supervise({ count, logger, patience, onReady }: SuperviseOptions): void {
  answerForAll()
  // Each process takes its connections itself. A connection that this one takes and hands over is nobody's when the other is killed before it
  // took it: its caller hears neither an answer nor that there will be none.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let isStopping = false
  let hasFirst = false
  let isReady = false
  let exitCode = 0
  let pause = PAUSE.least
  const listening = new Set<Worker>()

  const start = () => cluster.fork()
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'stopping: its processes finish what they have begun')
    for (const worker of running()) worker.process.kill('SIGTERM')
    setTimeout(() => {
      for (const worker of running()) worker.process.kill('SIGKILL')
    }, patience).unref()
    endWhenAlone()
  }
  const endWhenAlone = () => {
    if (running().length === 0) process.exit(exitCode)
  }

  cluster.on('listening', (worker) => {
    listening.add(worker)
    pause = PAUSE.least
    if (!hasFirst) for (let others = 1; others < count; others += 1) start()
    hasFirst = true
    if (isReady || listening.size < count) return
    isReady = true
    onReady()
  })
  cluster.on('exit', (worker, code, signal) => {
    const hasListened = listening.delete(worker)
    if (isStopping) return endWhenAlone()
    if (!hasListened && !isReady) {
      // What keeps one from starting has been told by that one, and keeps all of them.
      exitCode = code || 1
      return stop('SIGTERM')
    }
    logger.error(
      { ended: worker.process.pid, code, signal, pause },
      'a process of the node ended: another takes its place',
    )
    setTimeout(() => {
      if (!isStopping) start()
    }, pause)
    pause = Math.min(pause * 2, PAUSE.most)
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  start()
}

const running = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
