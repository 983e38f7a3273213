import { createAside, HELD, type Waiting } from './aside.ts'

/** The most orders that one statement carries. */
const LARGEST_BATCH = 256
/** The most orders that may wait in one lane. */
const LONGEST_QUEUE = 10_000

export interface LanesOptions<Order, Answer> {
  readonly count: number
  /** The id by which orders share a lane and stand in a batch: their member's, or of whatever else they would wait for. */
  readonly laneOf: (order: Order) => string
  /** The id of the member whose order it is: his are carried out in the order in which they came. */
  readonly memberOf: (order: Order) => string
  /**
   * Carries orders out in one transaction: all are answered, or it throws and nothing of them is written. HELD instead of
   * an answer says that nothing of this one is written, because somebody else holds the accounts of its member.
   */
  readonly carryOut: (orders: readonly Order[]) => Promise<(Answer | typeof HELD)[]>
  /** What an order is refused with that finds too many before it. */
  readonly busy: () => Error
  /** What an order is refused with whose member's accounts were held for too long; nothing of it is written. */
  readonly held: () => Error
}

/**
 * Collects orders while others are in flight (ledger-and-scale.md 5): an order that finds its lane idle goes at the end of this turn of
 * the event loop, so nothing waits for a timer. An id always has the same lane, so that its orders keep their order and two lanes of this
 * process never wait for each other. What cannot be carried out with the others is set aside (aside.ts), with all that
 * its member sends meanwhile, and the lane goes on.
 */
export function createLanes<Order, Answer>(options: LanesOptions<Order, Answer>) {
  const lanes = Array.from({ length: options.count }, () => createLane(options))
  return {
    submit(order: Order): Promise<Answer> {
      const lane = lanes[Number.parseInt(options.laneOf(order).slice(-6), 16) % options.count]
      if (lane === undefined) throw new Error('There is no lane')
      return lane(order)
    },
  }
}

function createLane<Order, Answer>(options: LanesOptions<Order, Answer>) {
  type Entry = Waiting<Order, Answer>
  const { laneOf, memberOf, carryOut, busy } = options
  const aside = createAside(options)
  let queue: Entry[] = []
  let isBusy = false

  const byLane = (left: Entry, right: Entry): number => {
    const [one, other] = [laneOf(left.order), laneOf(right.order)]
    return one === other ? 0 : one < other ? -1 : 1
  }

  async function run(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, LARGEST_BATCH).filter((entry) => {
        const mayGo = !aside.has(memberOf(entry.order))
        if (!mayGo) aside.add([entry])
        return mayGo
      })
      queue = queue.slice(LARGEST_BATCH)
      // Rows are locked in the order of the ids; the orders of one keep theirs (the sort is stable).
      batch.sort(byLane)
      if (batch.length > 0) await settle(batch)
    }
    isBusy = false
  }

  async function settle(batch: readonly Entry[]): Promise<void> {
    try {
      const answers = await carryOut(batch.map(({ order }) => order))
      for (const [index, entry] of batch.entries()) {
        const answer = answers[index]
        if (answer === undefined) entry.reject(new Error('The database answered nothing'))
        else if (answer === HELD) aside.add([entry])
        else entry.resolve(answer)
      }
    } catch (error) {
      const [first] = batch
      if (batch.length === 1) first?.reject(error)
      // One of them spoiled the batch, nothing of it was written: each by itself.
      else aside.add(batch)
    }
  }

  return (order: Order) =>
    new Promise<Answer>((resolve, reject) => {
      if (queue.length + aside.size() >= LONGEST_QUEUE) {
        reject(busy())
        return
      }
      queue.push({ order, resolve, reject })
      if (isBusy) return
      isBusy = true
      // What arrived with it, in the same turn of the event loop, goes with it: alone it would make all others wait for a commit of its own.
      setImmediate(run)
    })
}
