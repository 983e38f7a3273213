import { type TSchema, Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable, Page, PageQuery } from '../../http/call.ts'
import { SUBACCOUNT_DEEDS } from '../../lib/subaccounts.ts'
import { SubaccountRight } from '../members/schema.ts'

const closed = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

export const Subaccount = Type.Object({
  id: Id,
  name: Type.String(),
  signInName: Type.String({
    description: 'With this its holder signs in at the agents’ door',
    examples: ['agent01.quanly'],
  }),
  displayName: Type.String(),
  rights: Type.Array(SubaccountRight),
  isOpen: Type.Boolean({ description: 'Whether it lets in' }),
  mustChangePassword: Type.Boolean({
    description: 'Its holder has not chosen a password of his own yet, and so reads alone',
  }),
  createdAt: DateTime,
  disabledAt: Nullable(DateTime),
  lastSeenAt: Nullable(Type.Intersect([DateTime], { description: 'To the minute; null when not within 90 days' })),
})

export const SubaccountDeed = Type.Object({
  id: Id,
  at: DateTime,
  subaccountId: Id,
  subaccountName: Type.String(),
  displayName: Type.String(),
  deed: Type.Enum([...SUBACCOUNT_DEEDS]),
  about: Nullable(
    Type.String({ description: 'The account or link that it was about; of REFUSED the module of the call' }),
  ),
  outcome: Nullable(
    Type.String({
      description: 'DONE, or the code of the failure; null while it is under way, and where nobody learnt how it ended',
    }),
  ),
  ip: Type.String(),
})

const DisplayName = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' })
const Rights = Type.Array(SubaccountRight, { maxItems: 4, uniqueItems: true })
const Password = Type.String({ minLength: 1, maxLength: 128 })
const OwnPassword = Type.String({
  minLength: 1,
  maxLength: 128,
  description: 'The agent’s own: a stolen session shall open no door of its own',
})

export const subaccountsCalls = defineCalls({
  listSubaccounts: {
    method: 'GET',
    path: '/wps/agent/subaccounts',
    summary: 'Those who act in the agent’s name, open ones first, the newest first',
    access: 'member',
    query: Type.Object(PageQuery),
    value: Page(Subaccount),
  },
  createSubaccount: {
    method: 'POST',
    path: '/wps/agent/subaccounts',
    summary: 'Lets somebody act in the agent’s name',
    description:
      'Its holder signs in as `<account>.<name>` at the agents’ door, and must choose another password before doing anything but reading. At most 20 are open.',
    access: 'member',
    sealed: true,
    body: closed({
      name: Type.String({ pattern: '^[A-Za-z0-9]{2,20}$', minLength: 2, maxLength: 20 }),
      displayName: DisplayName,
      rights: Rights,
      password: Password,
      ownPassword: OwnPassword,
    }),
    value: Subaccount,
    example: {
      name: 'quanly',
      displayName: 'Minh',
      rights: ['REGISTER'],
      password: 'Sen@vang2026',
      ownPassword: 'Demo@12345',
    },
  },
  changeSubaccount: {
    method: 'PUT',
    path: '/wps/agent/subaccounts/:id',
    summary: 'Says anew what somebody may do in the agent’s name; he is signed out',
    access: 'member',
    params: Type.Object({ id: Id }),
    body: closed({ displayName: DisplayName, rights: Rights }),
    value: Subaccount,
    example: { displayName: 'Minh', rights: ['REGISTER', 'CONTRACTS'] },
  },
  setSubaccountPassword: {
    method: 'PUT',
    path: '/wps/agent/subaccounts/:id/password',
    summary: 'Gives somebody who acts in the agent’s name another first password; he is signed out',
    access: 'member',
    sealed: true,
    params: Type.Object({ id: Id }),
    body: closed({ password: Password, ownPassword: OwnPassword }),
    value: Subaccount,
  },
  disableSubaccount: {
    method: 'PUT',
    path: '/wps/agent/subaccounts/:id/disable',
    summary: 'Lets somebody act in the agent’s name no more; he is signed out at once',
    access: 'member',
    params: Type.Object({ id: Id }),
    value: Subaccount,
  },
  enableSubaccount: {
    method: 'PUT',
    path: '/wps/agent/subaccounts/:id/enable',
    summary: 'Lets somebody act in the agent’s name again',
    access: 'member',
    params: Type.Object({ id: Id }),
    value: Subaccount,
  },
  listSubaccountDeeds: {
    method: 'GET',
    path: '/wps/agent/subaccount-deeds',
    summary: 'What was done and refused in the agent’s name by others, the last first',
    access: 'member',
    query: Type.Object({
      ...PageQuery,
      subaccountId: Type.Optional(Type.Intersect([Id], { description: 'By one of them alone' })),
    }),
    value: Page(SubaccountDeed),
  },
})
