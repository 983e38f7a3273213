import type { Database, Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import type { LedgerService } from '../ledger/service.ts'
import type { MessagesService } from '../messages/service.ts'
import type { SessionsService } from '../sessions/service.ts'
import type { SitesService } from '../sites/service.ts'
import type { Tries, VerificationService } from '../verification/service.ts'
import type { FailureCounter } from './failures.ts'
import type { MemberRow } from './repository.ts'

/** Told of accounts as they are opened, within the transaction that opens them. */
export type OpeningListener = (tx: Transaction, member: MemberRow) => Promise<void>

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
