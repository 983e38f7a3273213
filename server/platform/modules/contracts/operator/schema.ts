import { type TSchema, Type } from 'typebox'
import { DateTime, defineCalls, Id, Ids, Nullable, Page, PageQuery, SpanQuery } from '../../../http/call.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { Contract, ContractKindName, ContractState, ContractTier, ContractVersion, proposedTerms } from '../schema.ts'
import { ACTORS, DEEDS } from '../states.ts'
import { contractsRights } from './policy.ts'

const closed = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

const OperatorContractStep = Type.Object({
  deed: Type.Enum([...DEEDS]),
  actor: Type.Enum([...ACTORS]),
  actorName: Type.String({ description: 'The account of whoever acted, an operator’s where the platform did' }),
  version: Nullable(Type.Integer()),
  causeId: Nullable(Type.String({ description: 'The contract above that made this one impossible' })),
  at: DateTime,
})

const { party: _party, steps: _steps, ...shared } = Contract.properties
export const OperatorContract = Type.Object({
  ...shared,
  steps: Type.Array(OperatorContractStep),
  awaitsPlatform: Type.Boolean({ description: 'Whether an operator has to answer' }),
  proposal: Nullable(OpenProposal),
})

const rules = {
  needsApproval: Type.Boolean({ description: 'Whether two operators approve what is paid by contracts of the kind' }),
  makesAgents: Type.Boolean({ description: 'Whether a member who signs becomes an agent' }),
  paidBy: Type.Enum(['PLATFORM', 'UPLINE'], {
    description:
      'Whose money pays contracts below the top: the platform everybody’s difference, or each upline his downlines',
  }),
}
export const ContractTemplateShape = Type.Object({
  id: ContractKindName,
  isOffered: Type.Boolean(),
  period: Contract.properties.period,
  tiers: Type.Array(ContractTier),
  pick: ContractVersion.properties.pick,
  carry: ContractVersion.properties.carry,
  ...rules,
  proposal: Nullable(OpenProposal),
})

const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })
const read = { access: 'operator', right: contractsRights['contracts.read'] } as const
const write = { access: 'operator', right: contractsRights['contracts.write'] } as const
const byId = Type.Object({ id: Id })

/** What became of a deed that may take two operators: the contract where there is one, and what waits for the second. */
const Outcome = Type.Object({ contract: Nullable(OperatorContract), proposal: Nullable(OpenProposal) })

export const contractsOperatorCalls = defineCalls({
  listOperatorContracts: {
    ...read,
    method: 'GET',
    path: '/wps/admin/contracts',
    summary: 'Contracts of agents, newest first; `awaitsPlatform` is the queue of those that an operator has to answer',
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      ids: Type.Optional(Ids),
      state: Type.Optional(ContractState),
      kind: Type.Optional(ContractKindName),
      account: Type.Optional(Type.String({ maxLength: 40, description: 'Part of the account of whoever is paid' })),
      payeeId: Type.Optional(Id),
      awaitsPlatform: Type.Optional(Type.Boolean()),
      isOpen: Type.Optional(Type.Boolean()),
      isDisputed: Type.Optional(
        Type.Boolean({ description: 'Those about which something was refused or taken back, or the others' }),
      ),
    }),
    value: Page(OperatorContract),
  },
  getOperatorContract: {
    ...read,
    method: 'GET',
    path: '/wps/admin/contracts/:id',
    summary: 'One contract with its terms and who did what about it',
    params: byId,
    value: OperatorContract,
  },
  offerContract: {
    ...write,
    method: 'POST',
    path: '/wps/admin/contracts',
    summary: 'Proposes a contract, or other terms for one, to an agent with nobody above',
    description:
      'Terms that promise more than the brand offers (its template) take a second operator, who sends the same; until then `proposal` says what waits.',
    body: closed({
      kind: ContractKindName,
      account: Type.String({ minLength: 1, maxLength: 40 }),
      ...proposedTerms,
      reason,
    }),
    value: Outcome,
  },
  signContract: {
    ...write,
    method: 'POST',
    path: '/wps/admin/contracts/:id/sign',
    summary: 'Signs what the agent asks for, or agrees that the contract ends',
    description:
      'Terms that promise more than the brand offers take a second operator, who sends the same. CONTRACT_ENDS_DOWNLINES names the contracts that would end with it; `confirmed` lets them.',
    params: byId,
    body: closed({
      version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
      confirmed: Type.Optional(Type.Boolean({ default: false })),
      reason,
    }),
    value: Outcome,
  },
  refuseContract: {
    ...write,
    method: 'POST',
    path: '/wps/admin/contracts/:id/refuse',
    summary: 'Refuses what the agent wants, or takes back what the platform wanted',
    params: byId,
    body: closed({ reason }),
    value: OperatorContract,
  },
  endContract: {
    ...write,
    method: 'POST',
    path: '/wps/admin/contracts/:id/end',
    summary: 'Asks the agent to let the contract end',
    params: byId,
    body: closed({ reason }),
    value: OperatorContract,
  },
  listContractTemplates: {
    ...read,
    method: 'GET',
    path: '/wps/admin/contract-templates',
    summary: 'What the brand offers of each kind of contract, and its rules for it',
    value: Type.Array(ContractTemplateShape),
  },
  updateContractTemplate: {
    ...write,
    method: 'PUT',
    path: '/wps/admin/contract-templates/:id',
    summary: 'Changes what the brand offers of a kind; contracts that are signed stay as they are',
    description: 'Any change takes a second operator, who sends the same; until then `proposal` says what waits.',
    params: Type.Object({ id: ContractKindName }),
    body: closed({ ...proposedTerms, ...rules, reason }),
    value: ContractTemplateShape,
  },
})
