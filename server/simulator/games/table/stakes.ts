import { Type } from 'typebox'
import { SimulatorError } from '../../http/errors.ts'
import { readInput } from '../../http/input.ts'
import type { PlaySession } from '../../play/sessions.ts'
import { stakesOf } from '../../play/stakes.ts'
import type { Wager, Wagers } from '../../play/wager.ts'
import type { TableContent } from './record.ts'
import type { TableRules } from './rules.ts'
import type { Table } from './table.ts'

const StakesRequest = Type.Object({
  /** The browser's own id of this press. */
  key: Type.String({ pattern: '^[A-Za-z0-9]{8,48}$' }),
  /** The round the player saw. */
  number: Type.Integer({ minimum: 1 }),
  stakes: Type.Array(Type.Object({ stake: Type.Integer({ minimum: 1 }), on: Type.Unknown() }), {
    minItems: 1,
    maxItems: 8,
  }),
})

/** A position takes up to this many of the highest chip in a round. */
const highestChips = 10
/** Presses remembered, so that a repeated one places nothing twice. */
const mostPresses = 5000

/** Smallest and largest sum a position takes in a round, 1/100 000 units. */
export function limitsOf(currency: string): { readonly lowest: number; readonly highest: number } {
  const chips = stakesOf(currency) ?? []
  return { lowest: chips[0] ?? 0, highest: (chips.at(-1) ?? 0) * highestChips }
}

/** Takes the stakes of one press, each a wager of its own, while bets are open by the server's clock. */
export function createStaking<Shown, Drawn, Kept, Choice>(
  wagers: Wagers<TableContent<Choice>>,
  rules: TableRules<Shown, Drawn, Kept, Choice>,
) {
  const presses = new Map<string, Promise<Wager<TableContent<Choice>>[]>>()

  async function place(session: PlaySession, table: Table<Shown, Drawn, Kept, Choice>, body: unknown) {
    const { key, number, stakes } = readInput(StakesRequest, body)
    const record = table.current()
    if (!record || !table.mayStake(number)) throw new SimulatorError(409, 'TOO_LATE', 'bets on this round are closed')
    const orders = stakes.map(({ stake, on }, index) => ({
      key: `${key}-${index}`,
      stake,
      on: rules.accept(table.game, on, record.shown),
    }))
    checkLimits(session, number, orders)
    return Promise.all(
      orders.map(({ on, ...order }) => wagers.place(session.id, { ...order, choice: { number, on }, play: null })),
    )
  }

  function checkLimits(session: PlaySession, number: number, orders: readonly { stake: number; on: Choice }[]) {
    const { lowest, highest } = limitsOf(session.currency)
    const placed = wagers.openOf(session.id).flatMap((wager) => {
      const { stake, choice } = wager
      return choice.number === number ? [{ stake, on: choice.on }] : []
    })
    const sums = new Map<string, number>()
    const counts = new Map<string, number>()
    for (const { stake, on } of [...placed, ...orders]) {
      const position = rules.positionOf(on)
      const sum = (sums.get(position) ?? 0) + stake
      const count = (counts.get(position) ?? 0) + 1
      if (count > (rules.stakesPerPosition ?? Number.POSITIVE_INFINITY)) {
        throw new SimulatorError(409, 'ALREADY_STAKED', `${position}: takes one stake a round`)
      }
      counts.set(position, count)
      if (stake % lowest !== 0) throw new SimulatorError(400, 'STAKE_NOT_OFFERED', 'stake: not a sum of chips')
      if (sum > highest) throw new SimulatorError(400, 'LIMIT_REACHED', `${position}: more than a position takes`)
      sums.set(position, sum)
    }
  }

  return {
    /**
     * The wagers a press became; the same press again gives the same ones.
     * Throws INVALID_INPUT, STAKE_NOT_OFFERED, LIMIT_REACHED, TOO_LATE.
     */
    take(
      session: PlaySession,
      table: Table<Shown, Drawn, Kept, Choice>,
      body: unknown,
    ): Promise<Wager<TableContent<Choice>>[]> {
      const { key } = readInput(StakesRequest, body)
      const press = `${session.id}/${key}`
      const known = presses.get(press)
      if (known) return known
      const placing = place(session, table, body)
      presses.set(press, placing)
      // A press that was refused placed nothing and may be tried again.
      placing.catch(() => presses.delete(press))
      const [oldest] = presses.keys()
      if (presses.size > mostPresses && oldest !== undefined) presses.delete(oldest)
      return placing
    },
  }
}
