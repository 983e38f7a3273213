import { nameIn } from '../../games/service.ts'
import type { RankTeller } from '../../members/service.ts'
import { findRank } from '../repository/rank.ts'

/** Tells members what level they have, for the head of every page. */
export const tellRank: RankTeller = async ({ raw }, member, language) => {
  const { has_levels, rank, names } = await findRank(raw, member)
  if (!has_levels) return undefined
  return rank === 0 ? { rank: null, name: null } : { rank, name: nameIn(names, language) }
}
