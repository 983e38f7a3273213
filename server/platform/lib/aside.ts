import { setTimeout } from 'node:timers/promises'
import { createCounts } from './counts.ts'

/** What `carryOut` answers for an order of which nothing is written because somebody else holds what it needs. */
export const HELD = Symbol('held')

/** Milliseconds between two tries of what is held; longer while nothing moves. */
const SHORTEST_PAUSE = 5
const LONGEST_PAUSE = 200
/** Milliseconds after which what is still held is refused: whoever sent it waits no longer either. */
const PATIENCE = 5_000

/** An order and whoever waits for its answer. */
export interface Waiting<Order, Answer> {
  readonly order: Order
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

export interface AsideOptions<Order, Answer> {
  readonly memberOf: (order: Order) => string
  readonly carryOut: (orders: readonly Order[]) => Promise<(Answer | typeof HELD)[]>
  readonly held: () => Error
}

type Entry<Order, Answer> = Waiting<Order, Answer> & { readonly until: number }

/**
 * Orders that go alone, one after the other, because they cannot go with others: their member's accounts are held, or one of
 * their batch spoiled it. Those of one member keep their order, and one that stays held delays nobody but its member.
 */
export function createAside<Order, Answer>(options: AsideOptions<Order, Answer>) {
  const { memberOf } = options
  let entries: Entry<Order, Answer>[] = []
  const members = createCounts()
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    for (let pause = SHORTEST_PAUSE; entries.length > 0; ) {
      const before = entries
      const left = await tryEach(options, before, members.decrease)
      // Some came while those were tried.
      entries = [...left, ...entries.slice(before.length)]
      pause = left.length < before.length ? SHORTEST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE)
      if (entries.length > 0) await setTimeout(pause)
    }
    isRunning = false
  }

  return {
    /** Whether an order of the member waits here: his next ones must wait behind it. */
    has: members.has,
    size: (): number => entries.length,
    add(waiting: readonly Waiting<Order, Answer>[]): void {
      const until = performance.now() + PATIENCE
      // A new list: a round that is under way keeps its own.
      entries = [...entries, ...waiting.map((one) => ({ ...one, until }))]
      for (const { order } of waiting) members.increase(memberOf(order))
      if (!isRunning) void run()
    },
  }
}

/** Those that are still held afterwards; `onEnd` is told the member of each other one as soon as it has its answer. */
async function tryEach<Order, Answer>(
  options: AsideOptions<Order, Answer>,
  round: readonly Entry<Order, Answer>[],
  onEnd: (member: string) => void,
): Promise<Entry<Order, Answer>[]> {
  const left: Entry<Order, Answer>[] = []
  const heldMembers = new Set<string>()
  for (const entry of round) {
    const member = options.memberOf(entry.order)
    if (heldMembers.has(member) ? !refuseLate(options, entry) : !(await settle(options, entry))) {
      heldMembers.add(member)
      left.push(entry)
    } else onEnd(member)
  }
  return left
}

/** Whether the order has its answer now. */
async function settle<Order, Answer>(
  options: AsideOptions<Order, Answer>,
  entry: Entry<Order, Answer>,
): Promise<boolean> {
  try {
    const [answer] = await options.carryOut([entry.order])
    if (answer === HELD) return refuseLate(options, entry)
    if (answer === undefined) throw new Error('The database answered nothing')
    entry.resolve(answer)
  } catch (error) {
    entry.reject(error)
  }
  return true
}

/** Whether the order waited for too long, and so was refused. */
function refuseLate<Order, Answer>(
  { held }: AsideOptions<Order, Answer>,
  { until, reject }: Entry<Order, Answer>,
): boolean {
  const late = performance.now() > until
  if (late) reject(held())
  return late
}
