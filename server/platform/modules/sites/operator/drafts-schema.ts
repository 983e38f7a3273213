import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable, Page, PageQuery, Reason, without } from '../../../http/call.ts'
import { sitesRights } from './policy.ts'
import { Merchant, merchantChange } from './schema.ts'

const Fields = Type.Array(Type.String({ examples: ['theme'] }), {
  description: 'Names of what differs, as `updateMerchant` takes them',
})
const Revision = Type.String({ minLength: 22, maxLength: 22, description: 'The mark of what differs, as it was seen' })
/** What of a brand operators may change. */
export const MerchantSettings = Type.Object(
  without(Merchant.properties, 'id', 'code', 'mode', 'timeZone', 'currency', 'proposal', 'liveDemands'),
)

const Outlook = {
  before: MerchantSettings,
  after: MerchantSettings,
  fields: Fields,
}

/** What operators mean to change on a brand: the brand as it stands, and as it would be. */
export const MerchantDraft = Type.Object({
  merchantId: Type.String(),
  number: Type.Integer({ minimum: 1, description: 'Counts its saves; `basedOn` of the next' }),
  ...Outlook,
  revision: Revision,
  savedBy: Type.String({ description: 'Account of the operator' }),
  savedAt: DateTime,
})

/** What one save of a brand made different. */
export const MerchantVersion = Type.Object({
  merchantId: Type.String(),
  number: Type.Integer({ minimum: 1 }),
  origin: Type.Enum(['SAVE', 'DRAFT', 'TAKE_BACK']),
  takesBack: Nullable(Type.Integer({ description: 'Number of the version whose earlier values were taken back' })),
  ...Outlook,
  back: Type.Object({ ...Outlook, revision: Revision }),
  changedSince: Type.Array(Type.String(), { description: 'Those of its fields that a later save changed' }),
  reason: Nullable(Type.String()),
  savedBy: Type.String({ description: 'Account of the operator' }),
  savedAt: DateTime,
})

const byId = Type.Object({ id: Id })
const byNumber = Type.Object({ id: Id, number: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
const read = { access: 'operator', right: sitesRights['merchants.read'] } as const
const write = { access: 'operator', right: sitesRights['merchants.change'] } as const

export const draftsCalls = defineCalls({
  getMerchantDraft: {
    ...read,
    method: 'GET',
    path: '/wps/admin/merchants/:id/draft',
    summary: 'What somebody means to change on a brand; null where nobody does',
    params: byId,
    value: Nullable(MerchantDraft),
  },
  saveMerchantDraft: {
    ...write,
    method: 'PUT',
    path: '/wps/admin/merchants/:id/draft',
    summary: 'Keeps what is meant to be changed on a brand, in place of the draft it has; the brand stays as it is',
    params: byId,
    body: Type.Object(
      {
        basedOn: Nullable(Type.Integer({ minimum: 1, description: 'The draft that was changed; null for the first' })),
        ...merchantChange.properties,
      },
      { additionalProperties: false },
    ),
    value: Nullable(MerchantDraft),
  },
  discardMerchantDraft: {
    ...write,
    method: 'DELETE',
    path: '/wps/admin/merchants/:id/draft',
    summary: 'Gives the draft of a brand up',
    params: byId,
    query: Type.Object({
      number: Type.Integer({ minimum: 1, description: 'The draft that was seen' }),
      reason: Type.Optional(Reason),
    }),
    value: Merchant,
    example: { number: 1 },
  },
  publishMerchantDraft: {
    ...write,
    method: 'POST',
    path: '/wps/admin/merchants/:id/draft/publish',
    summary: 'Makes a brand what its draft says, as `updateMerchant` would',
    description: 'What takes a second operator waits as `proposal`, and the draft stays until he publishes it too.',
    params: byId,
    body: Type.Object({ revision: Revision, reason: Reason }, { additionalProperties: false }),
    value: Merchant,
  },
  listMerchantVersions: {
    ...read,
    method: 'GET',
    path: '/wps/admin/merchants/:id/versions',
    summary: 'What each save of a brand made different, the newest first',
    params: byId,
    query: Type.Object({ pageNo: PageQuery.pageNo, pageSize: PageQuery.pageSize }),
    value: Page(MerchantVersion),
  },
  getMerchantVersion: {
    ...read,
    method: 'GET',
    path: '/wps/admin/merchants/:id/versions/:number',
    summary: 'What a save of a brand made different, and what taking it back would',
    params: byNumber,
    value: MerchantVersion,
  },
  takeBackMerchantVersion: {
    ...write,
    method: 'POST',
    path: '/wps/admin/merchants/:id/versions/:number/take-back',
    summary: 'Gives a brand the values from before a save',
    description: 'It is a save itself, with a version of its own, and takes a second operator where one is needed.',
    params: byNumber,
    body: Type.Object(
      {
        revision: Revision,
        overwrites: Type.Boolean({ description: 'That something of it was changed since was seen, and is undone too' }),
        reason: Reason,
      },
      { additionalProperties: false },
    ),
    value: Merchant,
  },
})
