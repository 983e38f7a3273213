import type { Database, Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import type { ActingSubaccount } from '../../lib/subaccounts.ts'
import type { LedgerService } from '../ledger/service.ts'
import type { MessagesService } from '../messages/service.ts'
import type { SessionsService } from '../sessions/service.ts'
import type { SitesService } from '../sites/service.ts'
import type { Tries, VerificationService } from '../verification/service.ts'
import type { FailureCounter } from './failures.ts'
import type { MemberRow } from './repository.ts'

/** Told of accounts as they are opened, within the transaction that opens them. */
export type OpeningListener = (tx: Transaction, member: MemberRow) => Promise<void>

/** Told of members who registered by the own code of another one, within the transaction that opens the account. */
export type ReferralListener = (tx: Transaction, referrerId: string, member: MemberRow) => Promise<void>

/** How somebody comes into a line. */
export interface Introduction {
  /** Whoever is above from then on. */
  readonly uplineId: string
  /** What the new member is; see lib/account-types.ts. */
  readonly type: number
  /** Told within the transaction that opens the account. False: what introduced the member is over by now, and nothing is opened. */
  readonly arrive?: (tx: Transaction, member: MemberRow) => Promise<boolean>
}

/** Knows codes beside the referral codes of members; undefined of those that are unknown, and of those that are over. */
export type Introducer = (merchantId: string, code: string) => Promise<Introduction | undefined>

/** Somebody whom an agent lets act in his name, as the door sees him. */
export interface Subaccount extends ActingSubaccount {
  readonly agentId: string
  readonly passwordHash: string
  readonly passwordSetAt: Date
  readonly mustChangePassword: boolean
}

/** Another password for the one that was proved. */
export interface HashChange {
  readonly oldHash: string
  readonly newHash: string
}

/** Knows who acts in the name of agents: those that are not disabled. */
export interface SubaccountKeeper {
  /** By what is typed at the agents' door, in whatever case. */
  findBySignInName(merchantId: string, signInName: string): Promise<Subaccount | undefined>
  find(merchantId: string, id: string): Promise<Subaccount | undefined>
  noteSignIn(tx: Transaction, subaccount: Subaccount, origin: Pick<Origin, 'merchantId' | 'ip'>): Promise<void>
  /** Puts a password that he chose himself in the place of the one he had; false when he has another one by now. */
  setPassword(tx: Transaction, merchantId: string, id: string, change: HashChange): Promise<boolean>
}

/** The level of the house that a member has; both null where he has none. */
export interface MemberRank {
  readonly rank: number | null
  /** In the language asked for. */
  readonly name: string | null
}

/** Tells what level a member has; undefined where the brand has none at all. */
export type RankTeller = (
  connection: Pick<Transaction, 'raw'>,
  member: { readonly merchantId: string; readonly memberId: string },
  language: string,
) => Promise<MemberRank | undefined>

/** What the members module is composed of. */
export interface MembersDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: LedgerService
  readonly sites: SitesService
  readonly sessions: SessionsService
  readonly messages: MessagesService
  readonly verification: VerificationService
  readonly openingListeners: readonly OpeningListener[]
  readonly referralListeners: readonly ReferralListener[]
  readonly introducers: readonly Introducer[]
  readonly subaccountKeeper: SubaccountKeeper
  readonly rankTeller: RankTeller
  /** Who may not register: persons who excluded themselves (regulator-rules.md A3). */
  readonly persons: {
    refuseExcludedPerson(
      merchantId: string,
      traits: Partial<Record<'idNumber' | 'email' | 'mobile' | 'name' | 'birthday', string | null>>,
    ): Promise<void>
    /** Puts the exclusion of the same person on an account that only now is known to be theirs. */
    adoptExclusion(tx: Transaction, member: { merchantId: string; memberId: string }): Promise<void>
  }
}

/** The same with what the module's own parts share. */
export interface MembersParts extends MembersDependencies {
  readonly failures: FailureCounter
  readonly tries: Tries
}

/** From where somebody asks. */
export interface Origin {
  readonly merchantId: string
  readonly ip: string
  readonly userAgent: string
  /** One of the brand's languages. */
  readonly locale: string
}
