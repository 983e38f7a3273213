import type { Transaction } from '../../../db/connection.ts'
import { nameIn } from '../../games/service.ts'
import type { RankTeller } from '../../members/service.ts'
import { findRank } from '../repository/rank.ts'
import type { MemberKey } from '../repository/sums.ts'

/** What others give a member by: rank 0 has no level. */
export interface VipStanding {
  readonly rank: number
  /** What the rate of a rebate rises by, in 1/10 000. */
  readonly rebateRise: bigint
}

/** A member's level as it is now, in the caller's transaction. */
export async function readStanding({ raw }: Pick<Transaction, 'raw'>, member: MemberKey): Promise<VipStanding> {
  const found = await findRank(raw, member)
  return { rank: found.rank, rebateRise: BigInt(found.rebate_rise ?? 0) }
}

/** Tells members what level they have, for the head of every page. */
export const tellRank: RankTeller = async ({ raw }, member, language) => {
  const { has_levels, rank, names } = await findRank(raw, member)
  if (!has_levels) return undefined
  return rank === 0 ? { rank: null, name: null } : { rank, name: nameIn(names, language) }
}
