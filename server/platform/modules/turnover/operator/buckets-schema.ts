import { Type } from 'typebox'
import { defineCalls, Id, Money, Nullable, Page, PageQuery } from '../../../http/call.ts'
import { TurnoverBucket } from '../schema.ts'
import { turnoverRights } from './policy.ts'

/** A demand to play as operators see it, with the bonus that it binds and what became of it. */
export const OperatorBucket = Type.Object({
  ...TurnoverBucket.properties,
  memberId: Id,
  programme: Nullable(
    Type.String({ description: 'Who gave the bonus: the id of a promotion, or the name of another programme' }),
  ),
  forfeitedBonus: Money,
  forfeitedWinnings: Money,
  cancelledBy: Nullable(
    Type.String({ description: 'Account of the operator who cancelled it; null where the member did' }),
  ),
  cancelReason: Nullable(Type.String()),
})

const Cancellation = Type.Object({ currency: Type.String(), bonus: Money, winnings: Money, forfeited: Money })

const ofMember = Type.Object({ memberId: Id, id: Id })
const cancel = { access: 'operator', right: turnoverRights['bonuses.cancel'] } as const

export const bucketsCalls = defineCalls({
  listMemberBuckets: {
    access: 'operator',
    right: turnoverRights['bonuses.read'],
    method: 'GET',
    path: '/wps/admin/members/:memberId/turnover',
    summary: 'What a member has or had to play, the newest first',
    params: Type.Object({ memberId: Id }),
    query: Type.Object({
      ...PageQuery,
      documentId: Type.Optional(Type.String({ maxLength: 64, description: 'Only of this deposit, claim or rebate' })),
    }),
    value: Page(OperatorBucket),
  },
  previewMemberCancellation: {
    ...cancel,
    method: 'GET',
    path: '/wps/admin/members/:memberId/turnover/:id/cancellation',
    summary: 'What cancelling a bonus would take from the member',
    params: ofMember,
    value: Cancellation,
  },
  cancelMemberBonus: {
    ...cancel,
    method: 'POST',
    path: '/wps/admin/members/:memberId/turnover/:id/cancellation',
    summary: 'Cancels a bonus of a member; what is forfeited must be what the preview said',
    description: 'Once done it answers the operator who did it alike, however often he asks.',
    params: ofMember,
    body: Type.Object(
      { forfeited: Money, reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: OperatorBucket,
  },
})
