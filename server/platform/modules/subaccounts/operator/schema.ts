import { Type } from 'typebox'
import { defineCalls, Id, Page, PageQuery } from '../../../http/call.ts'
import { Subaccount, SubaccountDeed } from '../schema.ts'
import { subaccountsRights } from './policy.ts'

const byId = Type.Object({ id: Id })

export const subaccountsOperatorCalls = defineCalls({
  listOperatorSubaccounts: {
    method: 'GET',
    path: '/wps/admin/members/:id/subaccounts',
    summary: 'Those who act in an agent’s name, open ones first, the newest first',
    access: 'operator',
    right: subaccountsRights['agentSubaccounts.read'],
    params: byId,
    query: Type.Object(PageQuery),
    value: Page(Subaccount),
  },
  listOperatorSubaccountDeeds: {
    method: 'GET',
    path: '/wps/admin/members/:id/subaccount-deeds',
    summary: 'What was done and refused in an agent’s name by others, the last first',
    access: 'operator',
    right: subaccountsRights['agentSubaccounts.read'],
    params: byId,
    query: Type.Object(PageQuery),
    value: Page(SubaccountDeed),
  },
  disableOperatorSubaccount: {
    method: 'POST',
    path: '/wps/admin/subaccounts/:id/disable',
    summary: 'Lets somebody act in an agent’s name no more; he is signed out at once',
    description: 'The agent may enable it again.',
    access: 'operator',
    right: subaccountsRights['agentSubaccounts.change'],
    params: byId,
    body: Type.Object(
      { reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: Subaccount,
  },
})
