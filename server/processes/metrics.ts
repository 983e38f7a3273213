import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, type Registry, register } from 'prom-client'

/** What `/metrics` answers: Prometheus' text form. */
export interface MetricsText {
  readonly type: string
  readonly text: string
}

/** What a process asks the one that started it, and what that one answers; prom-client has messages of its own beside them. */
interface Question {
  readonly metricsWanted: string
}
interface Answer {
  readonly metricsFor: string
  /** Absent where they could not be had, as while one of the processes ends. */
  readonly text?: string
}

/** Milliseconds to wait for all processes; prom-client itself gives up after five seconds. */
const PATIENCE = 6_000

/**
 * The figures of this node: of the registry, or of all processes that share its port, counters added up. A scraper reaches any one of
 * them, and would see each counter jump between theirs.
 */
export async function readMetrics(registry: Registry = register): Promise<MetricsText> {
  return { type: registry.contentType, text: cluster.isWorker ? await askForAll() : await registry.metrics() }
}

/** Lets a process of several be asked for its figures. Called once, before it counts anything that matters. */
export function offerMetrics(): void {
  new AggregatorRegistry()
}

/** Answers the processes which this one started when they ask for the figures of all. */
export function answerForAll(): void {
  const registry = new AggregatorRegistry()
  cluster.on('message', async (asker, message: unknown) => {
    if (!isQuestion(message)) return
    const text = await registry.clusterMetrics().catch(() => undefined)
    const answer: Answer = { metricsFor: message.metricsWanted, ...(text !== undefined && { text }) }
    if (asker.isConnected()) asker.send(answer)
  })
}

function askForAll(): Promise<string> {
  const question: Question = { metricsWanted: randomUUID() }
  return new Promise((resolve, reject) => {
    const end = () => {
      process.off('message', hear)
      clearTimeout(timer)
    }
    const giveUp = () => {
      end()
      reject(new Error('The figures of the other processes did not come'))
    }
    const hear = (message: unknown) => {
      if (!isAnswer(message) || message.metricsFor !== question.metricsWanted) return
      if (message.text === undefined) return giveUp()
      end()
      resolve(message.text)
    }
    const timer = setTimeout(giveUp, PATIENCE)
    process.on('message', hear)
    process.send?.(question)
  })
}

const isQuestion = (message: unknown): message is Question =>
  typeof message === 'object' && message !== null && 'metricsWanted' in message
const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'metricsFor' in message
