import type { SimulatorOptions } from '../../options.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { Wager, Wagers } from '../../play/wager.ts'
import type { TableContent, TableRecord } from './record.ts'
import type { TableRules } from './rules.ts'

export interface TableWagersParts<Shown, Drawn, Kept, Choice> {
  readonly game: SimulatedGame
  readonly rules: TableRules<Shown, Drawn, Kept, Choice>
  readonly wagers: Wagers<TableContent<Choice>>
  /** Stakes at this table that are not decided yet: being confirmed, or taken. */
  readonly openWagers: () => Wager<TableContent<Choice>>[]
  readonly logger: SimulatorOptions['logger']
}

/** What becomes of the stakes at one table. */
export function createTableWagers<Shown, Drawn, Kept, Choice>({
  game,
  rules,
  wagers,
  openWagers,
  logger,
}: TableWagersParts<Shown, Drawn, Kept, Choice>) {
  const taken = () => openWagers().filter((wager) => wager.state === 'OPEN')

  function follow(work: Promise<unknown>) {
    work.catch((error: unknown) => logger.error({ error, game: game.code }, 'simulator: a stake was not closed'))
  }

  return {
    /** Stakes that the operator confirmed. */
    taken,
    /** Decides every open stake of a round. */
    settle({ number, shown }: Pick<TableRecord<Shown, Drawn, Kept>, 'number' | 'shown'>, drawn: Drawn) {
      for (const { id, choice, stake } of taken().filter((each) => each.choice.number === number)) {
        const win = rules.winOf(game, choice.on, stake, drawn)
        follow(wagers.settle(id, { outcome: { number, shown, drawn }, win }))
      }
    },
    giveBack: ({ id }: Wager<TableContent<Choice>>, reason: 'TOO_LATE' | 'RESTARTED') =>
      follow(wagers.cancel(id, reason)),
  }
}
