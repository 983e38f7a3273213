import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Locale, Nullable, Page, PageQuery, Reason } from '../../../http/call.ts'
import { CustomerServiceHours, CustomerServiceKind } from '../schema.ts'
import { sitesRights } from './policy.ts'

const fields = {
  csType: CustomerServiceKind,
  address: Type.String({
    maxLength: 500,
    description: 'Where it leads: a link, a number, a mail address; of LIVECHAT our own page',
  }),
  labels: Type.Array(
    Type.Object(
      { language: Locale, label: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    { maxItems: 20, description: 'What it is called by language; without one its kind says it' },
  ),
  hours: Type.Array(CustomerServiceHours, {
    maxItems: 21,
    description: 'By the zone of the brand; none: day and night',
  }),
  position: Type.Integer({ minimum: 0, maximum: 1000 }),
  enabled: Type.Boolean(),
}
export const OperatorCustomerService = Type.Object({ id: Id, ...fields, changedAt: Nullable(DateTime) })
const body = Type.Object({ ...fields, reason: Type.Optional(Reason) }, { additionalProperties: false })

const byId = Type.Object({ id: Id })
const read = { access: 'operator', right: sitesRights['customerServices.read'] } as const
const change = { access: 'operator', right: sitesRights['customerServices.change'] } as const

/** The ways to reach people of the brand in view. */
export const customerServicesCalls = defineCalls({
  listOperatorCustomerServices: {
    ...read,
    method: 'GET',
    path: '/wps/admin/customer-services',
    summary: 'Ways to reach people of the brand in view, also those that are switched off',
    query: Type.Object(PageQuery),
    value: Page(OperatorCustomerService),
  },
  getOperatorCustomerService: {
    ...read,
    method: 'GET',
    path: '/wps/admin/customer-services/:id',
    summary: 'One of them',
    params: byId,
    value: OperatorCustomerService,
  },
  createCustomerService: {
    ...change,
    method: 'POST',
    path: '/wps/admin/customer-services',
    summary: 'Adds a way to reach people; the address must be one that its kind can have',
    body,
    value: OperatorCustomerService,
    example: {
      csType: 'PHONE',
      address: '1900 1234',
      labels: [{ language: 'vi', label: 'Tổng đài' }],
      hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', until: '22:00' }],
      position: 9,
      enabled: true,
    },
  },
  updateCustomerService: {
    ...change,
    method: 'PUT',
    path: '/wps/admin/customer-services/:id',
    summary: 'Changes one of them',
    params: byId,
    body,
    value: OperatorCustomerService,
  },
  deleteCustomerService: {
    ...change,
    method: 'DELETE',
    path: '/wps/admin/customer-services/:id',
    summary: 'Takes one away; links to it lead nowhere from then on',
    params: byId,
    query: Type.Object({ reason: Type.Optional(Reason) }),
    value: OperatorCustomerService,
  },
})
