import type { Failure } from '../../lib/failure.ts'
import { ledgerErrors } from './errors.ts'
import type { Movement, Submission } from './movement.ts'

/** The most orders that one statement carries. */
const LARGEST_BATCH = 256
/** The most orders that may wait in one lane. */
const LONGEST_QUEUE = 10_000

type Answer = Movement | Failure

interface Waiting {
  readonly submission: Submission
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Collects orders while others are in flight (ledger-and-scale.md 5): an order that finds its lane idle goes at once, so
 * nothing waits for a timer. A member always has the same lane, so that his orders keep their order and two lanes of
 * this process never wait for each other.
 */
export function createLanes(count: number, carryOut: (submissions: readonly Submission[]) => Promise<Answer[]>) {
  const lanes = Array.from({ length: count }, () => createLane(carryOut))
  return {
    submit(submission: Submission): Promise<Answer> {
      const lane = lanes[laneOf(submission.order.memberId, count)]
      if (lane === undefined) throw new Error('There is no lane')
      return lane(submission)
    },
  }
}

function createLane(carryOut: (submissions: readonly Submission[]) => Promise<Answer[]>) {
  let queue: Waiting[] = []
  let isBusy = false

  async function run(): Promise<void> {
    isBusy = true
    while (queue.length > 0) {
      const batch = queue.slice(0, LARGEST_BATCH)
      queue = queue.slice(LARGEST_BATCH)
      // Rows are locked in the order of members; a member's own orders keep theirs (the sort is stable).
      batch.sort(byMember)
      await settle(batch)
    }
    isBusy = false
  }

  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const answers = await carryOut(batch.map(({ submission }) => submission))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index]
        if (answer === undefined) reject(new Error('The ledger answered nothing'))
        else resolve(answer)
      }
    } catch (error) {
      const [first] = batch
      if (batch.length === 1) first?.reject(error)
      // One of them spoiled the batch, nothing of it was written: each by itself.
      else for (const waiting of batch) await settle([waiting])
    }
  }

  return (submission: Submission) =>
    new Promise<Answer>((resolve, reject) => {
      if (queue.length >= LONGEST_QUEUE) {
        reject(ledgerErrors.LEDGER_BUSY())
        return
      }
      queue.push({ submission, resolve, reject })
      if (!isBusy) void run()
    })
}

function laneOf(memberId: string, count: number): number {
  return Number.parseInt(memberId.slice(-6), 16) % count
}

function byMember(left: Waiting, right: Waiting): number {
  const [one, other] = [left.submission.order.memberId, right.submission.order.memberId]
  return one === other ? 0 : one < other ? -1 : 1
}
