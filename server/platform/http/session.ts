import type { ActingSubaccount } from '../lib/subaccounts.ts'

/** The signed-in member, as every call with access `member` gets it (section 6 of the specification). */
export interface MemberSession {
  readonly sessionId: string
  readonly memberId: string
  readonly merchantId: string
  readonly account: string
  /** See lib/account-types.ts. */
  readonly accountType: number
  readonly currency: string
  readonly language: string
  /** Signed in with a mailed password that is not changed yet. */
  readonly mustChangePassword: boolean
  /** Idle for half an hour: nothing but proving who one is, and leaving. */
  readonly isIdle: boolean
  /** Opened by a remembered device: nothing is played or paid before the person proved who they are. */
  readonly isUnproven: boolean
  /** Who acts in the member's name; null where it is the member. */
  readonly subaccount: ActingSubaccount | null
}

/** The signed-in operator, with the brand in view. */
export interface OperatorSession {
  readonly sessionId: string
  readonly operatorId: string
  readonly account: string
  readonly merchantId: string
  /** Names of what the operator may do at the brand in view. */
  readonly rights: ReadonlySet<string>
  /** The brand in view wants an authenticator app and the operator has none: nothing but enrolling one. */
  readonly mustEnrol: boolean
}
