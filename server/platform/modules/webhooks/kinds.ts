/** What the systems of a brand may be told of. */
export const WEBHOOK_KINDS = ['MEMBER_REGISTERED', 'DEPOSIT_CHANGED', 'WITHDRAWAL_CHANGED', 'IDENTITY_DECIDED'] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

/** What a try-out from the console is called; it tells of nothing and stands in no log. */
export const PING = 'PING'

/** WAITING for its next try; DELIVERED; GIVEN_UP after the last one. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'GIVEN_UP'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
