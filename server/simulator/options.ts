import type { FastifyBaseLogger } from 'fastify'
import type { IdentityPerson } from './identity/issuer.ts'

/** The account of a receiver that the simulated bank keeps, and whose incoming transfers it reports by webhook. */
export interface SimulatedBankAccount {
  /** Six-digit NAPAS bank identification number, e.g. 970422. */
  readonly bankBin: string
  /** Short bank name as the webhook reports it (SePay's `gateway`), e.g. MBBank. */
  readonly bankName: string
  readonly accountNumber: string
  /** Name of the holder in capitals without diacritics, as a bank shows it to the payer. */
  readonly accountName: string
}

/** Credentials and addresses under which the simulated outside world talks to one operator. */
export interface SimulatorOptions {
  /** Address of the simulator as a browser reaches it, with the prefix: `http://127.0.0.1:4000/simulator`. */
  readonly publicUrl: string
  /** Folder whose `simulator/` keeps the journal. Undefined: in memory only. */
  readonly dataDir?: string | undefined
  readonly hub88: {
    /** Signs the wallet calls made to the operator. */
    readonly vendorPrivateKeyPem: string
    /** Verifies the calls the operator makes. */
    readonly operatorPublicKeyPem: string
    /** Base of the operator's wallet API; `/user/info`, `/transaction/bet` … follow it. */
    readonly operatorCallbackUrl: string
    /** First pause before a rollback or a win is sent again, milliseconds; doubles up to 5 minutes. Default 1000. */
    readonly retryBaseMilliseconds?: number
    /** How long an answer of the operator is waited for, milliseconds. Default 5000. */
    readonly timeoutMilliseconds?: number
  }
  /** The vendor that speaks GCP; without a key there is none. */
  readonly gcp?: {
    /** Shared with the operator; both sides sign with it. */
    readonly key: string
    /** Base of the operator's wallet API; `/play` and `/rollback` follow it. */
    readonly operatorCallbackUrl: string
    /** How long an answer of the operator is waited for, milliseconds. Default 5000. */
    readonly timeoutMilliseconds?: number
  }
  readonly bank: {
    /** Where SePay-style webhooks are delivered. */
    readonly webhookUrl: string
    readonly apiKey: string
    /** Signs the customer's payout orders and questions. */
    readonly payoutKey: string
    /** Number of the account that payout orders are paid from. */
    readonly payoutAccount: string
    readonly accounts: readonly SimulatedBankAccount[]
    /** Multiplies the webhook's retry pauses of 1, 1, 2, 3, 5, 8 and 13 minutes. Default 1. */
    readonly retryScale?: number
  }
  readonly psp: {
    /** Where signed reports of payments are delivered. */
    readonly webhookUrl: string
    readonly secret: string
    /** Multiplies the pauses before a report is repeated. Default 1. */
    readonly retryScale?: number
  }
  readonly sms: { readonly accountSid: string; readonly authToken: string }
  readonly mail: { readonly apiKey: string; readonly domain: string }
  readonly identity: {
    /** Project whose ID tokens are issued. */
    readonly projectId: string
    /** People that can be chosen in the popup. */
    readonly people: readonly IdentityPerson[]
  }
  /** The key of the vendor that keeps wallets itself; without one there is no such vendor. */
  readonly transferWallet?: { readonly key: string }
  /** How long tables with a clock take bets, seconds; their other phases shrink with it. By default each kind's own time. */
  readonly tableSeconds?: number | undefined
  /** Whether players of other operators play for the jackpots that vendors share among all; not unless told. */
  readonly hasOtherOperators?: boolean | undefined
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}
