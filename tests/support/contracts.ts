import { parseMoney } from '../../server/platform/lib/money.ts'
import type { ContractKind } from '../../server/platform/modules/contracts/pay/terms.ts'
import type { ContractTerms } from '../../server/platform/modules/contracts/terms.ts'
import { SENVANG, type TestPlatform } from './platform.ts'

/** Whoever makes contracts, as the service knows them. */
export interface Maker {
  readonly merchantId: string
  readonly memberId: string
  readonly account: string
}

/** The platform, for which an operator acts. */
export const house = { merchantId: SENVANG, memberId: null, account: 'operator' }

/** Terms with one tier: per cent of what is played from a valid bet on. */
export const termsAt = (percent: number, from = 0, kind: ContractKind = 'DAILY_SALARY'): ContractTerms => ({
  kind,
  period: (
    { DIVIDEND: 'HALF_MONTH', DAILY_SALARY: 'DAY', HOURLY_SALARY: 'HOUR', REALTIME_SALARY: 'REALTIME' } as const
  )[kind],
  tiers: [
    { validBet: parseMoney(String(from)), loss: 0n, activeMembers: 0, rate: BigInt(Math.round(percent * 10_000)) },
  ],
  pick: 'HIGHEST',
  carry: 'NONE',
})

/** Short words for agents at Sen Vang and their contracts. */
export function createContractTools(platform: TestPlatform) {
  const { contracts } = platform.context
  const makerOf = (member: { merchant_id: string; id: string; account: string }): Maker => ({
    merchantId: member.merchant_id,
    memberId: member.id,
    account: member.account,
  })

  const tools = {
    /** Fresh agents, each below the one before. */
    async agents(length: number, type = 1): Promise<Maker[]> {
      const agents: Maker[] = []
      for (let index = 0; index < length; index += 1) {
        const upline = agents.at(-1)
        agents.push(makerOf(await platform.member({ type, ...(upline && { uplineId: upline.memberId }) })))
      }
      return agents
    },

    /** A fresh agent directly below another one. */
    below: async (upline: Maker, type = 1): Promise<Maker> =>
      makerOf(await platform.member({ type, uplineId: upline.memberId })),

    /** The payer proposes and the payee signs; answers the contract's id. */
    async sign(payer: Maker | typeof house, payee: Maker, terms: ContractTerms, isConfirmed = false): Promise<string> {
      const { id, proposed_version } = await contracts.propose(payer, { payeeId: payee.memberId, terms })
      await contracts.accept(payee, { contractId: id, version: proposed_version ?? 0, isConfirmed })
      return id
    },

    /** A line with a contract each, at so many per cent; answers agents and contracts from the top. */
    async signedLine(...percents: number[]): Promise<{ agents: Maker[]; ids: string[] }> {
      const agents = await tools.agents(percents.length)
      const ids: string[] = []
      for (const [index, agent] of agents.entries())
        ids.push(await tools.sign(agents[index - 1] ?? house, agent, termsAt(percents[index] ?? 0)))
      return { agents, ids }
    },

    /** The states of contracts, in the order of the ids. */
    async states(...ids: string[]): Promise<(string | undefined)[]> {
      const rows = await platform.database.query
        .selectFrom('contracts')
        .select(['id', 'state'])
        .where('id', 'in', ids)
        .execute()
      return ids.map((id) => rows.find((row) => row.id === id)?.state)
    },

    /** What a brand offers of a kind. */
    async template(kind: ContractKind, makesAgents: boolean, percent = 1): Promise<void> {
      const { period, tiers, pick, carry } = termsAt(percent, 0, kind)
      const offered = {
        period,
        tiers: JSON.stringify(
          tiers.map((tier) => Object.fromEntries(Object.entries(tier).map(([key, value]) => [key, String(value)]))),
        ),
        pick,
        carry,
        needs_approval: false,
        makes_agents: makesAgents,
        paid_by: 'PLATFORM',
      }
      await platform.database.query
        .insertInto('contract_templates')
        .values({ merchant_id: SENVANG, kind, ...offered })
        .onConflict((conflict) => conflict.columns(['merchant_id', 'kind']).doUpdateSet(offered))
        .execute()
    },
  }
  return tools
}
