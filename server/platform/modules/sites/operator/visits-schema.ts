import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Locale, Nullable, Url } from '../../../http/call.ts'
import { WhitelabelModule } from '../schema.ts'
import { sitesRights } from './policy.ts'
import { Merchant } from './schema.ts'

/** What a visitor of a brand would see. */
export const VisitPreview = Type.Object({
  leadsTo: Type.Enum(['THIS', 'OTHER', 'NOBODY'], {
    description:
      'Whose the host name is: this brand’s, another brand’s, or nobody’s, which shows the page of a wrong address',
  }),
  status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)], {
    description: '0 normal, 1 maintenance, 2 region blocked',
  }),
  region: Nullable(
    Type.Enum(['ADDRESS', 'BLOCKED', 'NOT_ALLOWED'], {
      description:
        'By which rule it is blocked: the address or the country is among the closed ones, or the country not among those that may play',
    }),
  ),
  knowsCountries: Type.Boolean({
    description: 'Whether the edge tells the country of visitors; where it does not, nobody is blocked by it',
  }),
  language: Locale,
  message: Nullable(Type.String({ description: 'Maintenance text in that language' })),
  until: Nullable(DateTime),
  name: Type.String(),
  theme: Merchant.properties.theme,
  imageCDNs: Type.Array(Url),
  launchGameCDNs: Type.Array(Url),
  modules: Type.Array(WhitelabelModule, { description: 'Modules that are switched on' }),
})

export const visitsCalls = defineCalls({
  previewVisit: {
    access: 'operator',
    right: sitesRights['merchants.read'],
    method: 'GET',
    path: '/wps/admin/merchants/:id/visit',
    summary: 'What a visitor of a brand would see, by its settings in force or by its draft',
    params: Type.Object({ id: Id }),
    query: Type.Object({
      host: Type.String({ minLength: 1, maxLength: 253, description: 'The host name that is opened' }),
      country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$', examples: ['VN'] })),
      address: Type.Optional(
        Type.String({ maxLength: 50, examples: ['203.0.113.7'], description: 'IP address of the visitor' }),
      ),
      language: Type.Optional(Type.String({ maxLength: 200, description: 'As a browser’s Accept-Language says it' })),
      byDraft: Type.Optional(Type.Boolean({ description: 'By the draft of the brand' })),
    }),
    value: VisitPreview,
    example: { host: 'senvang.localhost' },
  },
})
