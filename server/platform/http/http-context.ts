import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import type { ReadArrival } from '../../edge/arrival.ts'
import type { CallerTurns } from '../../edge/caller-turns.ts'
import type { Database } from '../db/connection.ts'
import type { EventBus } from '../events/event-bus.ts'
import type { Clock } from '../lib/clock.ts'
import type { SubaccountDeed } from '../lib/subaccounts.ts'
import type { Limits } from './limits.ts'
import type { MemberSession, OperatorSession } from './session.ts'

/** The brand a call is about, as far as every call needs it. */
export interface CallMerchant {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly mode: 'DEMO' | 'LIVE'
  /** 0 normal, 1 maintenance. */
  readonly status: number
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  readonly currency: string
  readonly blockedCountries: readonly string[]
  readonly allowedCountries: readonly string[]
  /** IP addresses and ranges of them. */
  readonly blockedAddresses: readonly string[]
}

/** What somebody does in an agent's name. */
export interface WitnessedDeed {
  readonly name: SubaccountDeed
  readonly about: string | undefined
  readonly ip: string
}

/** What the HTTP layer needs of the house; PlatformContext has it all. */
export interface HttpContext {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly events: EventBus
  readonly limits: Limits
  /** How many calls one operator has under way at once. */
  readonly operatorTurns: CallerTurns
  /** Where a request comes from, as far as the machines before us are believed. */
  readonly readArrival: ReadArrival
  /** Tests and developers check every answer against its schema. */
  readonly checkResponses: boolean
  readonly sites: {
    findMerchantByDomain(domain: string): Promise<CallMerchant | undefined>
    findMerchantByCode(code: string): Promise<CallMerchant | undefined>
    defaultMerchant(): Promise<CallMerchant>
  }
  readonly sessions: {
    authenticate(token: string, merchantId: string): Promise<MemberSession | undefined>
  }
  readonly subaccounts: {
    /** Does the work of a session of a subaccount so that its agent reads of it, whatever becomes of it. */
    witness<Result>(session: MemberSession, deed: WitnessedDeed, work: () => Promise<Result>): Promise<Result>
  }
  readonly operators: {
    /** `merchantCode` is the brand in view, when the caller names one. */
    authenticate(token: string, merchantCode: string | undefined, ip: string): Promise<OperatorSession | undefined>
  }
}
