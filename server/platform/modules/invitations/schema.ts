import { type TSchema, Type } from 'typebox'
import { DateTime, defineCalls, Id, Ids, Nullable, Page, PageQuery } from '../../http/call.ts'
import { ContractKindName, ContractPeriod, Rate } from '../contracts/schema.ts'
import { INVITATION_STATES } from './states.ts'

const closed = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

const Offer = closed({ kind: ContractKindName, rate: Rate })

export const Invitation = Type.Object({
  id: Id,
  code: Type.String({ description: 'Taken as referralCode by a registration', examples: ['K7WQ2MHX9D'] }),
  name: Type.String(),
  makesAgents: Type.Boolean({ description: 'Whether who comes by it is an agent from the beginning' }),
  offer: Nullable(Offer),
  state: Type.Enum([...INVITATION_STATES], { description: 'Only an OPEN one lets anybody in' }),
  expiresAt: Nullable(DateTime),
  mostUses: Nullable(Type.Integer()),
  uses: Type.Integer({ description: 'How many came by it' }),
  lastUsedAt: Nullable(DateTime),
  endedAt: Nullable(DateTime),
  createdAt: DateTime,
})

export const Arrival = Type.Object({
  arrivedAt: DateTime,
  memberId: Nullable(Type.Intersect([Id], { description: 'Null when the member is in the line no more' })),
  account: Nullable(Type.String()),
})

export const OpenedAccount = Type.Object({ memberId: Id, account: Type.String() })

export const ContractOffer = Type.Object({
  kind: ContractKindName,
  period: ContractPeriod,
  mostRate: Rate,
  isForMembers: Type.Boolean({
    description: 'Whether members may sign it, who become agents by that; else agents alone',
  }),
})

export const invitationsCalls = defineCalls({
  listInvitations: {
    method: 'GET',
    path: '/wps/agent/invitations',
    summary: 'Registration links of the signed-in agent, the newest first, or those of some ids',
    access: 'member',
    subaccount: 'READ',
    query: Type.Object({ ...PageQuery, ids: Type.Optional(Ids) }),
    value: Page(Invitation),
  },
  createInvitation: {
    method: 'POST',
    path: '/wps/agent/invitations',
    summary: 'Makes a registration link',
    description:
      'Who registers with its code as `referralCode` comes directly below the agent. An offer is proposed as a contract afterwards, by the conditions of the agent’s own contract of the kind, if he still can pay it by then.',
    access: 'member',
    subaccount: 'REGISTER',
    deed: { name: 'MAKE_LINK', about: 'name' },
    body: closed({
      name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
      makesAgents: Type.Boolean(),
      offer: Type.Optional(Offer),
      expiresAt: Type.Optional(DateTime),
      mostUses: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    }),
    value: Invitation,
    example: { name: 'Zalo', makesAgents: false, mostUses: 100 },
  },
  endInvitation: {
    method: 'PUT',
    path: '/wps/agent/invitations/:id/end',
    summary: 'Ends a registration link at once and for good',
    access: 'member',
    subaccount: 'REGISTER',
    deed: { name: 'END_LINK', about: 'id' },
    params: Type.Object({ id: Id }),
    value: Invitation,
  },
  listArrivals: {
    method: 'GET',
    path: '/wps/agent/invitations/:id/arrivals',
    summary: 'Who came by a registration link, the last first',
    access: 'member',
    subaccount: 'READ',
    params: Type.Object({ id: Id }),
    query: Type.Object(PageQuery),
    value: Page(Arrival),
  },
  listContractOffers: {
    method: 'GET',
    path: '/wps/agent/offers',
    summary: 'Of which contracts the signed-in agent may offer a share to who comes, and how much',
    access: 'member',
    subaccount: 'READ',
    value: Type.Array(ContractOffer),
  },
  openAccount: {
    method: 'POST',
    path: '/wps/agent/accounts',
    summary: 'Opens an account directly below the signed-in agent',
    description:
      'Name and password are checked as at a registration; the owner must choose another password at the first sign-in. The same again, before anybody signed in, is answered as the first time. At most 50 a day.',
    access: 'member',
    subaccount: 'REGISTER',
    deed: { name: 'OPEN_ACCOUNT', about: 'username' },
    sealed: true,
    body: closed({
      username: Type.String({ minLength: 1, maxLength: 64 }),
      password: Type.String({ minLength: 1, maxLength: 128 }),
      isAgent: Type.Boolean(),
      offer: Type.Optional(Offer),
    }),
    value: OpenedAccount,
    example: { username: 'lan2027', password: 'Sen@vang2026', isAgent: false },
  },
})
