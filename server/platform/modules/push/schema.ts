import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable, Ok } from '../../http/call.ts'

/** A browser that the member lets notifications come to. */
export const PushSubscription = Type.Object({
  id: Id,
  device: Type.String({ description: 'Browser and system; empty when unknown', examples: ['Chrome · Android'] }),
  createdAt: DateTime,
})

/** Base64url, as browsers give it. */
const key = (length: number) => Type.String({ minLength: length, maxLength: length + 2, pattern: '^[A-Za-z0-9_-]+=*$' })

export const pushCalls = defineCalls({
  getPushKey: {
    method: 'GET',
    path: '/wps/push/key',
    summary: 'The public key with which a browser subscribes to notifications; null where the house sends none',
    access: 'public',
    value: Type.Object({ key: Nullable(Type.String()) }),
  },
  listPushSubscriptions: {
    method: 'GET',
    path: '/wps/member/push-subscriptions',
    summary: 'The browsers that the member lets notifications come to, the newest first',
    access: 'member',
    value: Type.Array(PushSubscription),
  },
  savePushSubscription: {
    method: 'POST',
    path: '/wps/member/push-subscriptions',
    summary: 'Lets notifications come to this browser',
    description:
      'A browser has one subscription: who saves it last is told there. The oldest of more than twenty goes.',
    access: 'member',
    body: Type.Object(
      {
        endpoint: Type.String({
          minLength: 12,
          maxLength: 1024,
          description: 'Address at the push service of the browser',
        }),
        p256dh: key(87),
        auth: key(22),
      },
      { additionalProperties: false },
    ),
    value: PushSubscription,
  },
  deletePushSubscription: {
    method: 'DELETE',
    path: '/wps/member/push-subscriptions/:id',
    summary: 'Lets no more notifications come to a browser',
    access: 'member',
    proof: 'waived',
    params: Type.Object({ id: Id }),
    value: Ok,
  },
})
