import { LRUCache } from 'lru-cache'
import type { CacheTag } from '../wps/public-cache.ts'
import { type AnswerBody, createBody } from './answer-body.ts'
import type { Asked } from './asked.ts'
import { createReading, type Reading, type Sharing } from './reading.ts'

/** An answer that others of the brand and language may be told too. */
export interface KeptAnswer extends Sharing {
  readonly body: AnswerBody
}

/** An execution that others may be waiting for. Has to be ended. */
export interface Flight {
  /** To be told what the execution reads. */
  readonly reading: Reading
  /** Gives the answer to whoever waits, and keeps it if it may be shared; without one, they ask for themselves. */
  end(told?: { readonly text: string; readonly contentType: string }): KeptAnswer | undefined
}

/** What there is for a request: an answer as it is sent, an execution to make, or nothing of which anything could be shared. */
export type Found = { readonly answer: KeptAnswer; readonly contentType: string } | { readonly flight?: Flight }

export type AnswerResult = 'hit' | 'joined' | 'made' | 'own'

interface RunningFlight {
  readonly done: Promise<KeptAnswer | undefined>
}

interface KeptAnswersOptions {
  readonly mostBytes?: number
  readonly onResult?: (result: AnswerResult) => void
}

/** What is kept of one operation beside its bytes, and a compressed form of them. */
const overhead = 1_000
const largestAnswer = 1024 * 1024

/** What a node knows of answers: those that it keeps, those under way, and what it learnt of operations. */
interface Memory {
  readonly answers: LRUCache<string, KeptAnswer>
  readonly flights: Map<string, RunningFlight>
  /** Operations that nobody shares, or visitors alone; learnt when they are first executed. */
  readonly verdicts: LRUCache<string, 'OWN' | 'VISITORS'>
  /** The type of answer that Apollo chose for what a client accepts. */
  readonly contentTypes: LRUCache<string, string>
  /** When something became old last, by what it was; `moment` counts such events. */
  readonly invalidations: Map<CacheTag, number>
  moment: number
}

const createMemory = (mostBytes: number): Memory => ({
  answers: new LRUCache({
    maxSize: mostBytes,
    maxEntrySize: largestAnswer,
    sizeCalculation: ({ body }, key) => 2 * body.bytes.length + 2 * key.length + overhead,
  }),
  flights: new Map(),
  verdicts: new LRUCache({ max: 2_000 }),
  contentTypes: new LRUCache({ max: 100 }),
  invalidations: new Map(),
  moment: 0,
})

const mayHave = ({ isForVisitors }: Sharing, { hasToken }: Asked) => !(isForVisitors && hasToken)

/** Begins an execution that equal operations wait for, until it is known that nobody shares it, or it ends. */
function begin(memory: Memory, { key, operation, accept }: Asked): Flight {
  const { answers, flights, verdicts, contentTypes, invalidations } = memory
  const begunAt = memory.moment
  let settle: (answer: KeptAnswer | undefined) => void = () => undefined
  const running: RunningFlight = { done: new Promise((resolve) => (settle = resolve)) }
  flights.set(key, running)
  const land = (answer: KeptAnswer | undefined) => {
    if (flights.get(key) === running) flights.delete(key)
    settle(answer)
  }
  const reading = createReading((seconds) => {
    if (seconds > 0) return
    verdicts.set(operation, 'OWN')
    land(undefined)
  })
  return {
    reading,
    end(told) {
      const sharing = told && reading.sharing()
      if (told === undefined || sharing === undefined) {
        land(undefined)
        return undefined
      }
      const answer = { ...sharing, body: createBody(told.text) }
      contentTypes.set(accept, told.contentType)
      if (sharing.isForVisitors) verdicts.set(operation, 'VISITORS')
      const isOld = [...sharing.tags].some((tag) => (invalidations.get(tag) ?? 0) > begunAt)
      if (!isOld) answers.set(key, answer)
      land(answer)
      return isOld ? undefined : answer
    },
  }
}

/** The answer of a request, or the execution that it takes to have it, and which of these it was. */
async function find(memory: Memory, asked: Asked): Promise<Found & { readonly result: AnswerResult }> {
  const { answers, flights, verdicts, contentTypes } = memory
  const verdict = verdicts.get(asked.operation)
  if (verdict === 'OWN' || (verdict === 'VISITORS' && asked.hasToken)) return { result: 'own' }
  const contentType = contentTypes.get(asked.accept)
  const kept = answers.get(asked.key)
  if (kept !== undefined && contentType !== undefined && kept.until > Date.now() && mayHave(kept, asked))
    return { answer: kept, contentType, result: 'hit' }
  const running = flights.get(asked.key)
  if (running === undefined) return { flight: begin(memory, asked), result: 'made' }
  const answer = await running.done
  const chosen = contentTypes.get(asked.accept)
  if (answer === undefined || chosen === undefined || !mayHave(answer, asked)) return { result: 'own' }
  return { answer, contentType: chosen, result: 'joined' }
}

/**
 * Answers of whole operations as bytes, for all to whom they may be told. Equal operations at one time are one execution (single
 * flight). What is kept dies with the shortest-lived thing that was read for it, or with the first event that makes a part of it old;
 * what was on its way then is not kept.
 */
export function createKeptAnswers({ mostBytes = 64 * 1024 * 1024, onResult }: KeptAnswersOptions = {}) {
  const memory = createMemory(mostBytes)
  return {
    /** The answer of a request, or the execution that it takes to have it. */
    async find(asked: Asked): Promise<Found> {
      const { result, ...found } = await find(memory, asked)
      onResult?.(result)
      return found
    },

    /** Forgets what was read under a tag; executions under way are not joined any more. */
    invalidate(tag: CacheTag): void {
      memory.moment += 1
      memory.invalidations.set(tag, memory.moment)
      for (const [key, { tags }] of memory.answers.entries()) if (tags.has(tag)) memory.answers.delete(key)
      memory.flights.clear()
    },

    /** Bytes that are held. */
    bytes: () => memory.answers.calculatedSize,
  }
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>
