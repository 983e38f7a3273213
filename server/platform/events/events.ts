/**
 * What the house tells whoever listens, at most once: a listener that sees a gap in `version` reads anew.
 * All values are JSON, money a decimal string, so that an event travels between processes as it is.
 */
export type LiveEvent =
  | {
      readonly type: 'balance'
      readonly merchantId: string
      readonly memberId: string
      readonly currency: string
      /** The ledger account: CASH, HOLD … */
      readonly account: string
      readonly balance: string
      /** The account's entry count; grows by one with every change. */
      readonly version: number
    }
  /** The notices shown to the players of a merchant changed. */
  | { readonly type: 'notices'; readonly merchantId: string; readonly version: number }
  /** Public data of a merchant changed; caches of the topic are to be dropped. */
  | { readonly type: 'site'; readonly merchantId: string; readonly topic: SiteTopic; readonly version: number }
  /** A session was opened, or ended from elsewhere or by its member. */
  | {
      readonly type: 'session'
      readonly merchantId: string
      readonly memberId: string
      readonly sessionId: string
    }
  /** The inbox of the member changed: something came, was read or is gone. */
  | {
      readonly type: 'unread'
      readonly merchantId: string
      readonly memberId: string
      readonly version: number
    }
  /** Something came into the inboxes of some members, who count anew. */
  | {
      readonly type: 'inboxes'
      readonly merchantId: string
      readonly memberIds: readonly string[]
      readonly version: number
    }
  /** There is something new about a deposit of a member. */
  | { readonly type: 'deposit'; readonly merchantId: string; readonly memberId: string; readonly depositId: string }
  /** A break of the member began or ended. */
  | { readonly type: 'protection'; readonly merchantId: string; readonly memberId: string }
  /** A game vendor stopped answering, or answers again; for the platform's own processes. */
  | {
      readonly type: 'vendor-health'
      readonly merchantId: ''
      readonly vendorCode: string
      readonly isAvailable: boolean
    }
  /** Something is new about what the platform does by itself: a job failed, works again, or takes long. */
  | { readonly type: 'job'; readonly merchantId: ''; readonly job: string }
  /** A draw of a lottery closed, was drawn or settled. */
  | {
      readonly type: 'draw'
      readonly merchantId: string
      readonly gameCode: string
      readonly number: string
      readonly state: string
    }
  /** Bets of some members in a round, or in a draw, were settled, settled otherwise or made void. */
  | {
      readonly type: 'bets'
      readonly merchantId: string
      readonly memberIds: readonly string[]
      readonly round: string
    }
  /** A withdrawal of the member changed. */
  | {
      readonly type: 'withdrawal'
      readonly merchantId: string
      readonly memberId: string
      readonly id: string
      readonly version: number
    }
  /** A contract that the member is a side of changed. */
  | {
      readonly type: 'contract'
      readonly merchantId: string
      readonly memberId: string
      readonly id: string
      readonly version: number
    }
  /** A ticket of the member changed: somebody answered it, took it or ended it. */
  | {
      readonly type: 'ticket'
      readonly merchantId: string
      readonly memberId: string
      readonly id: string
      readonly version: number
    }

  /** Something was said in a conversation with customer service or became of it, or one of the two is writing. */
  | {
      readonly type: 'support'
      readonly merchantId: string
      readonly conversationId: string
      readonly change: 'CHANGED' | 'TYPING'
      /** Who is writing. */
      readonly author: 'PERSON' | 'OPERATOR' | null
    }
  /** An entry of a chat room, whole, so that listeners read nothing; its `sequence` is the version. */
  | {
      readonly type: 'chat'
      readonly merchantId: string
      readonly roomId: string
      readonly message: { readonly sequence: number }
    }
  /** How many listen to chat rooms at one node of the gateway. */
  | {
      readonly type: 'chat-listeners'
      readonly merchantId: ''
      readonly node: string
      readonly rooms: readonly { readonly roomId: string; readonly listeners: number }[]
    }

export type SiteTopic =
  | 'whitelabel'
  | 'registration'
  | 'status'
  | 'banners'
  | 'announcements'
  | 'notices'
  | 'help'
  | 'games'
  | 'vendors'
  | 'winners'
  | 'promotions'
  /** What is given beside promotions: missions, raffles, rains, the calendar, goods, levels. */
  | 'rewards'
  | 'payments'
  /** Rooms of the chat. */
  | 'rooms'
  /** For the platform's own processes. */
  | 'chat'

export type LiveEventListener = (event: LiveEvent) => void
