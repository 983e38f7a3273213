import { Type } from 'typebox'
import { defineCalls } from '../../http/call.ts'

/** Answers of the Hub88-style wallet are the vendor's own form, not our envelope (`reference`: Hub88 wallet API). */
export const HubAnswer = Type.Object({
  status: Type.String({ examples: ['RS_OK'] }),
  request_uuid: Type.Optional(Type.String()),
  user: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
  balance: Type.Optional(Type.Integer({ description: '1/100 000 of the currency unit' })),
})
const uuid = Type.String({ minLength: 1, maxLength: 64 })
const base = {
  user: Type.String({ maxLength: 64 }),
  token: Type.String({ maxLength: 128 }),
  request_uuid: uuid,
  game_code: Type.Optional(Type.String({ maxLength: 64 })),
}
const transaction = {
  ...base,
  game_code: Type.String({ maxLength: 64 }),
  transaction_uuid: uuid,
  round: Type.String({ maxLength: 64 }),
  round_closed: Type.Optional(Type.Boolean()),
  supplier_user: Type.Optional(Type.String({ maxLength: 64 })),
  meta: Type.Optional(Type.Unknown()),
}
const money = {
  amount: Type.Integer({ minimum: 0, maximum: 9_007_199_254_740_991 }),
  currency: Type.String({ maxLength: 8 }),
  is_free: Type.Optional(Type.Boolean()),
  bet: Type.Optional(Nullable()),
}
function Nullable() {
  return Type.Union([Type.String({ maxLength: 255 }), Type.Null()])
}

const shared = {
  access: 'signed',
  method: 'POST',
  description: 'RSA-SHA256 signature of the raw body, in base64, in the header X-Hub88-Signature.',
  value: HubAnswer,
} as const
/** The GCP-style wallet as its docs have it: `/play` carries a list of actions of one round, amounts in cents. */
export const GcpAnswer = Type.Object({
  balance: Type.Optional(Type.Integer({ description: '1/100 of the currency unit' })),
  game_id: Type.Optional(Type.String()),
  transactions: Type.Optional(Type.Array(Type.Object({ action_id: Type.String(), tx_id: Type.String() }))),
  code: Type.Optional(Type.Integer({ examples: [100] })),
  message: Type.Optional(Type.String()),
})
const gcpId = Type.String({ minLength: 1, maxLength: 64 })
const gcpRound = {
  user_id: Type.String({ maxLength: 64 }),
  currency: Type.String({ maxLength: 8 }),
  game: Type.String({ minLength: 1, maxLength: 64 }),
  game_id: Type.Optional(gcpId),
  finished: Type.Optional(Type.Boolean()),
  session_id: Type.Optional(Type.String({ maxLength: 128 })),
}
const MOST_ACTIONS = 20
const signedPost = {
  access: 'signed',
  method: 'POST',
  description: 'HMAC-SHA256 of the raw body with the shared key, in hexadecimal, in the header X-Request-Sign.',
  value: GcpAnswer,
} as const

export const gcpCalls = defineCalls({
  gcpPlay: {
    ...signedPost,
    path: '/wps/callbacks/gcp/play',
    summary: 'GCP wallet: bets and wins of one round, in order, all or none; without actions the balance',
    body: Type.Object({
      ...gcpRound,
      actions: Type.Optional(
        Type.Array(
          Type.Object({
            action: Type.Union([Type.Literal('bet'), Type.Literal('win')]),
            action_id: gcpId,
            amount: Type.Integer({ minimum: 0, maximum: 9_007_199_254_740_991 }),
          }),
          { maxItems: MOST_ACTIONS },
        ),
      ),
    }),
  },
  gcpRollback: {
    ...signedPost,
    path: '/wps/callbacks/gcp/rollback',
    summary: 'GCP wallet: takes bets or wins of one round back',
    body: Type.Object({
      ...gcpRound,
      actions: Type.Array(
        Type.Object({ action: Type.Literal('rollback'), action_id: gcpId, original_action_id: gcpId }),
        { minItems: 1, maxItems: MOST_ACTIONS },
      ),
    }),
  },
})

export const vendorsCalls = defineCalls({
  hubUserInfo: {
    ...shared,
    path: '/wps/callbacks/hub88/user/info',
    summary: 'Hub88 wallet: who plays',
    body: Type.Object(base),
  },
  hubBalance: {
    ...shared,
    path: '/wps/callbacks/hub88/user/balance',
    summary: 'Hub88 wallet: balance',
    body: Type.Object(base),
  },
  hubBet: {
    ...shared,
    path: '/wps/callbacks/hub88/transaction/bet',
    summary: 'Hub88 wallet: bet',
    body: Type.Object({
      ...transaction,
      ...money,
      meta: Type.Optional(Type.Unknown({ description: 'What the vendor says of the bet; `odds` are decimal' })),
    }),
  },
  hubWin: {
    ...shared,
    path: '/wps/callbacks/hub88/transaction/win',
    summary: 'Hub88 wallet: win',
    body: Type.Object({ ...transaction, ...money, reference_transaction_uuid: uuid }),
  },
  hubRollback: {
    ...shared,
    path: '/wps/callbacks/hub88/transaction/rollback',
    summary: 'Hub88 wallet: rollback',
    body: Type.Object({ ...transaction, reference_transaction_uuid: uuid }),
  },
})
