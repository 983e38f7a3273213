import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { nameIn } from '../../games/service.ts'
import type { LevelRow, Reached, Step } from '../levels.ts'
import { insertSteps, type MonthStanding } from '../repository/standings.ts'
import { vipTells } from '../tells.ts'
import type { Dependencies } from './dependencies.ts'

interface Decided {
  /** As it was before, with the play of the month. */
  readonly standing: MonthStanding
  readonly steps: readonly Step[]
  readonly month: string
  readonly levels: readonly LevelRow[]
  /** What the sums were held against, where that is less than the level demands today. */
  readonly demanded?: Reached
}

/** Writes the steps of a member, each with what it was decided by, and tells the member where that leads. */
export async function writeSteps(
  { clock, messages }: Pick<Dependencies, 'clock' | 'messages'>,
  tx: Transaction,
  { standing, steps, month, levels, demanded }: Decided,
): Promise<void> {
  const last = steps.at(-1)
  if (last === undefined) return
  const { merchant_id, member_id, deposits, valid_bet } = standing
  const now = clock.now()
  await insertSteps(
    tx.query,
    steps.map(({ from, to, reason, level }) => ({
      merchant_id,
      member_id,
      id: newId(now.getTime()),
      from_rank: from,
      to_rank: to,
      reason,
      deposits,
      deposits_demanded: (demanded ?? level).deposits,
      valid_bet,
      valid_bet_demanded: (demanded ?? level).valid_bet,
      ...(reason === 'REACHED' || reason === 'FELL'
        ? { month: null, month_valid_bet: null, month_demanded: null }
        : { month, month_valid_bet: standing.month_valid_bet, month_demanded: level.keep_valid_bet }),
      at: now,
    })),
  )
  const names = levels.find(({ rank }) => rank === last.to)?.names
  const event = last.to === 0 ? vipTells.none : told[last.reason]
  await messages.tell(tx, { merchantId: merchant_id, memberId: member_id }, event, {
    level: (language) => nameIn(names, language),
  })
}

const told = {
  REACHED: vipTells.reached,
  REGAINED: vipTells.regained,
  NOT_KEPT: vipTells.notKept,
  FELL: vipTells.fell,
} as const
