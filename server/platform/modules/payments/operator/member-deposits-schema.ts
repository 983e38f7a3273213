import { Type } from 'typebox'
import { defineCalls, Id, Page, PageQuery, SpanQuery } from '../../../http/call.ts'
import { Deposit, DepositState } from '../schema.ts'
import { paymentsRights } from './policy.ts'

export const memberDepositsCalls = defineCalls({
  listMemberDeposits: {
    access: 'operator',
    right: paymentsRights['deposits.read'],
    method: 'GET',
    path: '/wps/admin/members/:id/deposits',
    summary: 'Deposits of a member, newest first',
    params: Type.Object({ id: Id }),
    query: Type.Object({ ...PageQuery, ...SpanQuery, state: Type.Optional(DepositState) }),
    value: Page(Deposit),
  },
})
