import { type ContractTerms, type NextTier, nextTier } from '../contracts/service.ts'
import type { EarningRow } from './repository/earnings.ts'

/** The tier after the one that an earning reached, and what was missing to it. */
export const nextTierOf = (
  { valid_bet: validBet, loss, carried_in, active_members: activeMembers }: EarningRow,
  terms: ContractTerms,
): NextTier | undefined => nextTier(terms, { validBet, loss: loss + carried_in, activeMembers })
