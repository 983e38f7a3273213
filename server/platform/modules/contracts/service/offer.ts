import { contractsErrors } from '../errors.ts'
import type { ContractKind, PayRate } from '../pay/terms.ts'
import type { Period } from '../periods.ts'
import { findOwnTerms } from '../repository/own-terms.ts'
import { type ContractTerms, termsOf } from '../terms.ts'
import type { Dependencies } from './dependencies.ts'

interface Agent {
  readonly merchantId: string
  readonly memberId: string
}

/** What an agent may offer of a kind to who comes into his line. */
export interface Offerable {
  readonly kind: ContractKind
  readonly period: Period
  /** The highest rate of his own. */
  readonly mostRate: PayRate
  /** Whether members may sign it, who become agents by that; else agents alone. */
  readonly isForMembers: boolean
}

/** What is offered: so much, by the agent's own conditions. */
export interface Offer {
  readonly kind: ContractKind
  readonly rate: PayRate
  /** Whether who comes is an agent. */
  readonly isToAgent: boolean
}

/** Of what an agent is paid by he may offer shares; nothing where the brand has no contracts (AGENTPOLICY3). */
export async function listOffers(dependencies: Dependencies, agent: Agent): Promise<Offerable[]> {
  return (await ownTerms(dependencies, agent)).map(({ terms, isForMembers }) => ({
    kind: terms.kind,
    period: terms.period,
    mostRate: mostOf(terms),
    isForMembers,
  }))
}

/**
 * The terms that an offer comes to: the agent's own period, carry and pick, and of his tiers the conditions of the first one that pays as
 * much, so that he can always pay it out of his own. Throws CONTRACT_NONE_OF_OWN, CONTRACT_BETTER_THAN_OWN, CONTRACT_NEEDS_AGENT.
 */
export async function offerTerms(
  dependencies: Dependencies,
  agent: Agent,
  { kind, rate, isToAgent }: Offer,
): Promise<ContractTerms> {
  const own = (await ownTerms(dependencies, agent)).find(({ terms }) => terms.kind === kind)
  if (own === undefined) throw contractsErrors.CONTRACT_NONE_OF_OWN({ field: 'offer.kind' })
  const tier = own.terms.tiers
    .toSorted((left, right) => Number(left.rate - right.rate))
    .find((each) => each.rate >= rate)
  if (tier === undefined) throw contractsErrors.CONTRACT_BETTER_THAN_OWN({ field: 'offer.rate' })
  if (!isToAgent && !own.isForMembers) throw contractsErrors.CONTRACT_NEEDS_AGENT({ field: 'offer.kind' })
  return { ...own.terms, tiers: [{ ...tier, rate }] }
}

const mostOf = ({ tiers }: ContractTerms): PayRate => tiers.reduce((most, { rate }) => (rate > most ? rate : most), 0n)

async function ownTerms({ database, sites }: Dependencies, agent: Agent) {
  if (!(await sites.isOn(agent.merchantId, 'AGENTPOLICY3'))) return []
  const rows = await findOwnTerms(database.query, agent)
  return rows.map((row) => ({ terms: termsOf(row, row), isForMembers: row.makes_agents ?? false }))
}
