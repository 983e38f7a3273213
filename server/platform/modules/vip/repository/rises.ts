import type { Transaction } from '../../../db/connection.ts'

/** A member's level at a moment, and what it adds to his rebates. */
export interface LevelRise {
  readonly member_id: string
  readonly rank: number
  readonly rise: number
}

/** By the last step that each of some members made before a moment. */
export const listRises = (
  raw: Transaction['raw'],
  merchantId: string,
  memberIds: readonly string[],
  at: Date,
): Promise<LevelRise[]> =>
  raw<LevelRise>(
    `select step.member_id, level.rank, level.rebate_rise as rise
       from (select distinct on (member_id) member_id, to_rank from vip_steps
              where merchant_id = $1 and member_id = any($2::uuid[]) and at < $3 order by member_id, id desc) step
       join vip_levels level on level.merchant_id = $1 and level.rank = step.to_rank`,
    [merchantId, memberIds, at],
  )
