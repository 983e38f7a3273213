import { setTimeout } from 'node:timers/promises'

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

/**
 * Orders that go alone, one after the other, because they cannot go with others: their member's accounts are held, or one of
 * their batch spoiled it. Those of one member keep their order, and one that stays held delays nobody but its member.
 */
export function createAside<Order, Answer>({ memberOf, carryOut, held }: AsideOptions<Order, Answer>) {
  type Entry = Waiting<Order, Answer> & { readonly until: number }
  let entries: Entry[] = []
  const counts = new Map<string, number>()
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    for (let pause = SHORTEST_PAUSE; entries.length > 0; ) {
      const before = entries
      const left = await tryEach(before)
      // Some came while those were tried.
      entries = [...left, ...entries.slice(before.length)]
      pause = left.length < before.length ? SHORTEST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE)
      if (entries.length > 0) await setTimeout(pause)
    }
    isRunning = false
  }

  /** Those that are still held afterwards. */
  async function tryEach(round: readonly Entry[]): Promise<Entry[]> {
    const left: Entry[] = []
    const heldMembers = new Set<string>()
    for (const entry of round) {
      const member = memberOf(entry.order)
      if (heldMembers.has(member) ? !isLate(entry) : !(await settle(entry))) {
        heldMembers.add(member)
        left.push(entry)
      } else forget(member)
    }
    return left
  }

  /** Whether the order has its answer now. */
  async function settle(entry: Entry): Promise<boolean> {
    try {
      const [answer] = await carryOut([entry.order])
      if (answer === HELD) return isLate(entry)
      if (answer === undefined) throw new Error('The database answered nothing')
      entry.resolve(answer)
    } catch (error) {
      entry.reject(error)
    }
    return true
  }

  function isLate({ until, reject }: Entry): boolean {
    const late = performance.now() > until
    if (late) reject(held())
    return late
  }

  function forget(member: string): void {
    const count = (counts.get(member) ?? 1) - 1
    if (count > 0) counts.set(member, count)
    else counts.delete(member)
  }

  return {
    /** Whether an order of the member waits here: his next ones must wait behind it. */
    has: (member: string): boolean => counts.has(member),
    size: (): number => entries.length,
    add(waiting: readonly Waiting<Order, Answer>[]): void {
      const until = performance.now() + PATIENCE
      // A new list: a round that is under way keeps its own.
      entries = [...entries, ...waiting.map((one) => ({ ...one, until }))]
      for (const { order } of waiting) counts.set(memberOf(order), (counts.get(memberOf(order)) ?? 0) + 1)
      if (!isRunning) void run()
    },
  }
}
