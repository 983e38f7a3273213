import { type TSchema, Type } from 'typebox'
import {
  Amount,
  type Call,
  DateTime,
  defineCalls,
  Id,
  Ids,
  Money,
  Nullable,
  Page,
  PageQuery,
  SpanQuery,
} from '../../http/call.ts'
import { CARRIES, CONTRACT_KINDS, type ContractKind, PICKS } from './pay/terms.ts'
import { PERIODS } from './periods.ts'
import { ACTORS, CONTRACT_STATES, DEEDS, PARTIES, STANDINGS } from './states.ts'

const closed = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

export const ContractKindName = Type.Enum([...CONTRACT_KINDS])
export const ContractState = Type.Enum([...CONTRACT_STATES], {
  description: 'REQUESTED → ACTIVE | REJECTED; ACTIVE → TERMINATION_REQUESTED → TERMINATED, or back to ACTIVE',
})
const ContractParty = Type.Enum([...PARTIES])
export const ContractPeriod = Type.Enum([...PERIODS], { description: 'REALTIME: every five minutes' })
export const TierPick = Type.Enum([...PICKS], {
  description: 'HIGHEST: the highest tier reached whole; FLOAT: tiers whose loss is not reached pay in proportion',
})
const Carry = Type.Enum([...CARRIES], { description: 'Where a period in which the house lost goes to' })
export const Rate = Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'In 1/1 000 000: 10000 is 1 %' })
const ActiveMembers = Type.Integer({ minimum: 0, maximum: 1_000_000 })

export const ContractTier = Type.Object({
  validBet: Money,
  loss: Type.String({ ...Money, description: 'What the house won of the team' }),
  activeMembers: ActiveMembers,
  rate: Rate,
})

export const ContractVersion = Type.Object({
  version: Type.Integer(),
  tiers: Type.Array(ContractTier),
  pick: TierPick,
  carry: Carry,
  proposedBy: ContractParty,
  proposedAt: DateTime,
  validFrom: Nullable(Type.String({ ...DateTime, description: 'Null while it is not signed' })),
})

export const ContractStep = Type.Object({
  deed: Type.Enum([...DEEDS]),
  actor: Type.Enum([...ACTORS], {
    description: 'UPLINE: a contract above was changed, which made this one impossible',
  }),
  version: Nullable(Type.Integer()),
  at: DateTime,
})

export const Contract = Type.Object({
  id: Type.String(),
  kind: ContractKindName,
  state: ContractState,
  period: ContractPeriod,
  payer: Type.Enum(['PLATFORM', 'UPLINE']),
  payerId: Nullable(Type.String()),
  payerAccount: Nullable(Type.String()),
  payeeId: Type.String(),
  payeeAccount: Type.String(),
  party: Type.Enum([...PARTIES], { description: 'Which side of it the member is' }),
  awaits: Nullable(Type.Enum([...PARTIES], { description: 'Whose answer it waits for' })),
  version: Nullable(Type.Integer({ description: 'The version that was signed last' })),
  proposedVersion: Nullable(Type.Integer({ description: 'The version that waits for a signature' })),
  versions: Type.Array(ContractVersion),
  steps: Type.Array(ContractStep),
  holdsUntil: Nullable(DateTime),
  createdAt: DateTime,
  changedAt: DateTime,
})

/** Terms as somebody proposes them. */
export const proposedTerms = {
  period: ContractPeriod,
  tiers: Type.Array(closed({ validBet: Amount, loss: Amount, activeMembers: ActiveMembers, rate: Rate }), {
    minItems: 1,
    maxItems: 10,
  }),
  pick: Type.Optional(TierPick),
  carry: Type.Optional(Carry),
}
export const ProposedTerms = closed(proposedTerms)

const Standing = Nullable(
  Type.Enum([...STANDINGS], {
    description:
      'NONE: no contract of the kind; REQUESTED: one waits to be signed by either side; ACTIVE: it is in force; CHANGE_REQUESTED: in force, and other terms wait to be signed; TERMINATION_REQUESTED: in force until either side agrees that it ends. Null for trial players and where AGENTPOLICY3 is off',
  }),
)

const processing = <const Path extends string>(path: Path, what: ContractKind) =>
  ({
    method: 'POST',
    path,
    summary: `Answers or asks about a contract of the kind ${what}`,
    description:
      'ACCEPT signs the proposed version that is named, or agrees that the contract ends. REJECT refuses what waits, or takes back what one ' +
      'asked for oneself. TERMINATE asks the other side to let it end. REQUEST asks the upline (the platform where there is none) for a ' +
      'contract or other terms; without terms for those that the brand offers. CONTRACT_ENDS_DOWNLINES names the contracts that would end ' +
      'with it; `confirmed` lets them. The same again is answered as the first time.',
    access: 'member',
    subaccount: 'CONTRACTS',
    deed: { name: 'ANSWER_CONTRACT', about: 'contractId' },
    body: closed({
      action: Type.Enum(['ACCEPT', 'REJECT', 'TERMINATE', 'REQUEST']),
      contractId: Type.Optional(Id),
      version: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 1_000_000,
          default: 1,
          description: 'The version that was read and is signed',
        }),
      ),
      confirmed: Type.Optional(Type.Boolean({ default: false })),
      terms: Type.Optional(ProposedTerms),
    }),
    value: Contract,
    example: { action: 'ACCEPT', contractId: '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10', version: 1 },
  }) as const satisfies Call

export const contractsCalls = defineCalls({
  listContracts: {
    method: 'GET',
    path: '/wps/contracts',
    summary: 'Contracts that the member is paid by or pays, newest first, or those of some ids',
    access: 'member',
    subaccount: 'READ',
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      ids: Type.Optional(Ids),
      kind: Type.Optional(ContractKindName),
      state: Type.Optional(ContractState),
      party: Type.Optional(ContractParty),
      isOpen: Type.Optional(Type.Boolean({ description: 'Only those that are not over (true), or that are (false)' })),
      awaitsOwnAnswer: Type.Optional(
        Type.Boolean({ description: 'Only those that wait for the member’s answer (true)' }),
      ),
    }),
    value: Page(Contract),
  },
  listGivenContracts: {
    method: 'GET',
    path: '/wps/contracts/given',
    summary: 'Open contracts that the member pays to these members',
    access: 'member',
    subaccount: 'READ',
    query: Type.Object({ ids: Ids }),
    value: Type.Array(Contract),
  },
  getContract: {
    method: 'GET',
    path: '/wps/contracts/:id',
    summary: 'One contract of the member with its terms and what happened to it',
    access: 'member',
    subaccount: 'READ',
    params: Type.Object({ id: Id }),
    value: Contract,
  },
  proposeContract: {
    method: 'POST',
    path: '/wps/contracts',
    summary: 'An agent proposes a contract, or other terms for one, to a direct downline',
    access: 'member',
    subaccount: 'CONTRACTS',
    deed: { name: 'PROPOSE_CONTRACT', about: 'payeeId' },
    body: closed({ kind: ContractKindName, payeeId: Id, ...proposedTerms }),
    value: Contract,
    example: {
      kind: 'DAILY_SALARY',
      payeeId: '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10',
      period: 'DAY',
      tiers: [{ validBet: '1000000', loss: '0', activeMembers: 3, rate: 5_000 }],
    },
  },
  processDividend: processing('/wps/relay/MCS2_processDividendReq', 'DIVIDEND'),
  processDailySalary: processing('/wps/relay/MCS2_processDailySalContract', 'DAILY_SALARY'),
  processHourlySalary: processing('/wps/relay/MCS2_processContractHourSalary', 'HOURLY_SALARY'),
  processRealtimeSalary: processing('/wps/relay/MCSFE_processRealTimeSalaryContract', 'REALTIME_SALARY'),
  getConsolidated: {
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    summary: 'How it stands with the contracts that the member is paid by (section 3, consolidated contract info)',
    access: 'member',
    value: Type.Object({
      dailysalreqtype: Standing,
      divtypereq: Standing,
      contracthoursalreq: Standing,
      realtimesalreqtype: Standing,
    }),
  },
})
