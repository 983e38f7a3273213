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
  /** A session was ended from elsewhere, or by its member. */
  | {
      readonly type: 'session'
      readonly merchantId: string
      readonly memberId: string
      readonly sessionId: string
    }
  | {
      readonly type: 'unread'
      readonly merchantId: string
      readonly memberId: string
      readonly count: number
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
  /** A draw of a lottery closed, was drawn or settled. */
  | {
      readonly type: 'draw'
      readonly merchantId: string
      readonly gameCode: string
      readonly number: string
      readonly state: string
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

export type LiveEventListener = (event: LiveEvent) => void
