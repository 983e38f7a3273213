/** What a message is about, in the order in which people are shown kinds. */
export const MESSAGE_KINDS = ['MONEY', 'SECURITY', 'REWARD', 'AGENT', 'HOUSE', 'PROMOTION'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** How a member may be told beside the inbox. */
export const MESSAGE_CHANNELS = ['MAIL', 'SMS', 'PUSH'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/**
 * What goes out where a member said nothing: what protects the account, and to devices, which he let it come to, what became of his money.
 * Offers need the member's own word.
 */
export const isOnByDefault = (kind: string, channel: string): boolean =>
  (kind === 'SECURITY' && channel !== 'SMS') || (kind === 'MONEY' && channel === 'PUSH')
