import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every secret of an installation, each as text: keys as PEM, the others as random strings. */
export interface Secrets {
  /** P-256 private key (PEM, PKCS 8): opens the sealed bodies of (E) calls, ECDH-ES + A256GCM (domain.md 9). */
  readonly sealingPrivateKey: string
  /** Shared by gateway and platform for their private event stream. */
  readonly serviceKey: string
  /** With which scrapers read `/metrics`. */
  readonly metricsToken: string
  /** Signs cookies and device tokens. */
  readonly cookieSecret: string
  /** Hashes what persons are recognised by, and encrypts identity numbers; to change it is to forget both. */
  readonly identityKey: string
  /** Encrypts what members' second factors are made of (AES-256-GCM). */
  readonly credentialKey: string
  /** RSA private key (PEM) with which the operator side signs its Hub88 calls. */
  readonly hub88OperatorPrivateKey: string
  /** RSA private key (PEM) of the vendor side. The simulator signs callbacks with it; a LIVE installation has only the public one. */
  readonly hub88VendorPrivateKey: string
  /** The bank proves itself with it when it reports a transfer. */
  readonly bankWebhookKey: string
  /** Shared with the payment service: signs the way to its page, its webhooks and our questions. */
  readonly pspSecret: string
  /** Signs the payout orders that go to the bank. */
  readonly bankPayoutKey: string
  /** Shared with the aggregator that speaks GCP; both sides sign with it. */
  readonly gcpKey: string
  /** Shared with the vendor that keeps wallets itself. */
  readonly transferWalletKey: string
  readonly smsAuthToken: string
  readonly mailApiKey: string
  /** P-256 private key (PEM, PKCS 8) by which push services know who sends notifications (VAPID, RFC 8292). */
  readonly vapidPrivateKey: string
}

/** What each is called in the environment. */
export const SECRET_NAMES: Readonly<Record<keyof Secrets, string>> = {
  sealingPrivateKey: 'SEALING_PRIVATE_KEY',
  serviceKey: 'SERVICE_KEY',
  metricsToken: 'METRICS_TOKEN',
  cookieSecret: 'COOKIE_SECRET',
  identityKey: 'IDENTITY_KEY',
  credentialKey: 'CREDENTIAL_KEY',
  hub88OperatorPrivateKey: 'HUB88_OPERATOR_PRIVATE_KEY',
  hub88VendorPrivateKey: 'HUB88_VENDOR_PRIVATE_KEY',
  bankWebhookKey: 'BANK_WEBHOOK_KEY',
  pspSecret: 'PSP_SECRET',
  bankPayoutKey: 'BANK_PAYOUT_KEY',
  gcpKey: 'GCP_KEY',
  transferWalletKey: 'TRANSFER_WALLET_KEY',
  smsAuthToken: 'SMS_AUTH_TOKEN',
  mailApiKey: 'MAIL_API_KEY',
  vapidPrivateKey: 'VAPID_PRIVATE_KEY',
}

/** Makes a full set of fresh secrets. */
export function createSecrets(): Secrets {
  return {
    sealingPrivateKey: toPem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
    serviceKey: randomText(),
    metricsToken: randomText(),
    cookieSecret: randomText(),
    identityKey: randomText(),
    credentialKey: randomText(),
    hub88OperatorPrivateKey: toPem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    hub88VendorPrivateKey: toPem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    bankWebhookKey: randomText(),
    pspSecret: randomText(),
    bankPayoutKey: randomText(),
    gcpKey: randomText(),
    transferWalletKey: randomText(),
    smsAuthToken: randomText(),
    mailApiKey: randomText(),
    vapidPrivateKey: toPem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
  }
}

/** Reads the secrets kept in a DEMO data folder, making those that are missing; the file is for its owner only. */
export function keepSecrets(dataDir: string): Secrets {
  const path = secretsPath(dataDir)
  const kept = readKeptSecrets(dataDir)
  const names = Object.keys(SECRET_NAMES) as (keyof Secrets)[]
  if (names.every((name) => typeof kept[name] === 'string')) return kept as Secrets
  const secrets: Secrets = { ...createSecrets(), ...kept }
  mkdirSync(dataDir, { recursive: true })
  const fresh = `${path}.${process.pid}`
  writeFileSync(fresh, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(fresh, path)
  return secrets
}

/** The secrets of a data folder as they are; none where there is no such file. */
export function readKeptSecrets(dataDir: string): Partial<Secrets> {
  const path = secretsPath(dataDir)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

const secretsPath = (dataDir: string) => join(dataDir, 'secrets.json')

function toPem(key: { export(options: { type: 'pkcs8'; format: 'pem' }): string | Buffer }): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function randomText(): string {
  return randomBytes(32).toString('base64url')
}
