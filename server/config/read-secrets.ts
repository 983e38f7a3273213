import { resolve } from 'node:path'
import { weakSecrets } from './live.ts'
import type { Reader } from './reader.ts'
import { keepSecrets, readKeptSecrets, SECRET_NAMES, type Secrets } from './secrets.ts'

interface Parts {
  readonly read: Reader
  readonly live: boolean
  readonly problems: string[]
}

export interface SecretsSource {
  /** Where a DEMO installation keeps its secrets. */
  readonly dataDir: string
  /** Instead of those of the data folder. */
  readonly secrets: Secrets | undefined
}

const NEEDED_SECRETS = [
  'sealingPrivateKey',
  'serviceKey',
  'cookieSecret',
  'identityKey',
  'credentialKey',
  'hub88OperatorPrivateKey',
  'bankWebhookKey',
  'bankPayoutKey',
  'smsAuthToken',
  'mailApiKey',
] as const

/** In DEMO the data folder's secrets with any given by the environment on top; in LIVE each must be given. */
export function readSecrets(parts: Parts, { dataDir, secrets }: SecretsSource): Partial<Secrets> {
  const present = readGivenSecrets(parts)
  if (parts.live) {
    const all: Partial<Secrets> = { ...secrets, ...present }
    checkSecrets(parts, all, dataDir)
    return all
  }
  // With problems the server will not start: it must not leave a data folder behind either.
  if (parts.problems.length > 0 && secrets === undefined) return present
  return { ...(secrets ?? keepSecrets(dataDir)), ...present }
}

/** Those that the environment gives. */
function readGivenSecrets({ read, live }: Parts): Partial<Secrets> {
  const given: { [Name in keyof Secrets]: string | undefined } = {
    sealingPrivateKey: read.key('SEALING_PRIVATE_KEY'),
    serviceKey: read.secret('SERVICE_KEY'),
    metricsToken: read.secret('METRICS_TOKEN'),
    cookieSecret: read.secret('COOKIE_SECRET'),
    identityKey: read.secret('IDENTITY_KEY'),
    credentialKey: read.secret('CREDENTIAL_KEY'),
    hub88OperatorPrivateKey: read.key('HUB88_OPERATOR_PRIVATE_KEY'),
    hub88VendorPrivateKey: live ? undefined : read.key('HUB88_VENDOR_PRIVATE_KEY'),
    bankWebhookKey: read.secret('BANK_WEBHOOK_KEY'),
    pspSecret: read.secret('PSP_SECRET'),
    bankPayoutKey: read.secret('BANK_PAYOUT_KEY'),
    gcpKey: read.secret('GCP_KEY'),
    transferWalletKey: read.secret('TRANSFER_WALLET_KEY'),
    smsAuthToken: read.secret('SMS_AUTH_TOKEN'),
    mailApiKey: read.secret('MAIL_API_KEY'),
    vapidPrivateKey: read.key('VAPID_PRIVATE_KEY'),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** What a LIVE installation must have been given, and of what strength. */
function checkSecrets({ read, problems }: Parts, all: Partial<Secrets>, dataDir: string): void {
  for (const key of NEEDED_SECRETS) {
    if (all[key] === undefined) problems.push(`${SECRET_NAMES[key]} is needed in LIVE mode`)
  }
  const folders = [...new Set([dataDir, resolve('.data')])]
  problems.push(...weakSecrets(all, SECRET_NAMES, folders.map(readKeptSecrets)))
  if (read.url('PSP_URL') !== undefined && all.pspSecret === undefined)
    problems.push('PSP_SECRET is needed with PSP_URL in LIVE mode')
  if (read.text('PUSH_CONTACT') !== undefined && all.vapidPrivateKey === undefined)
    problems.push('VAPID_PRIVATE_KEY is needed with PUSH_CONTACT in LIVE mode')
}
