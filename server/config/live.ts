import { isIP } from 'node:net'
import type { Config } from './config.ts'
import type { Reader } from './reader.ts'
import type { Secrets } from './secrets.ts'

/** Where people and money go: each must be an address of the world outside. */
const OUTSIDE = [
  'PUBLIC_URL',
  'HUB88_API_URL',
  'GCP_API_URL',
  'TRANSFER_WALLET_URL',
  'BANK_URL',
  'PSP_URL',
  'SMS_URL',
  'MAIL_URL',
  'FIREBASE_JWKS_URL',
  'FIREBASE_POPUP_URL',
  'LOTTERY_FEEDS',
]
/** What hurries or replaces the world outside. */
const DEMO_ONLY = ['LOTTERY_SECONDS', 'TABLE_SECONDS', 'SIMULATOR_URL']

/**
 * What real money demands of an installation beside secrets: a database that lasts, real providers, and a way to know where
 * people come from.
 */
export function checkLive(
  { read, problems }: { readonly read: Reader; readonly problems: string[] },
  { databaseUrl, roles }: Pick<Config, 'databaseUrl' | 'roles'>,
): void {
  if (databaseUrl === undefined)
    problems.push('DATABASE_URL is needed in LIVE mode: the embedded database is for DEMO only')
  if (roles.includes('simulator')) problems.push('ROLES must not contain simulator in LIVE mode')
  for (const name of DEMO_ONLY) {
    if (read.text(name) !== undefined) problems.push(`${name} is for DEMO only`)
  }
  for (const name of OUTSIDE) {
    if (addressesIn(read.text(name)).some((address) => !isOutside(address)))
      problems.push(`${name} must be an https address outside of this machine in LIVE mode, not the simulator's`)
  }
  const proxies = read.text('TRUST_PROXY')
  if (proxies === undefined || proxies === '0')
    problems.push('TRUST_PROXY is needed in LIVE mode: TLS ends at a proxy, and everybody would come from its address')
  if (read.text('GEO_HEADER') === undefined)
    problems.push('GEO_HEADER is needed in LIVE mode: without it nobody knows from which country people come')
}

/** Secrets that we choose ourselves; those that a provider gives may be shorter. */
const OWN = new Set<keyof Secrets>(['serviceKey', 'metricsToken', 'cookieSecret', 'identityKey', 'credentialKey'])
const LEAST_OWN = 32
const LEAST_GIVEN = 16
const LEAST_DIFFERENT = 8
/** What people write when they mean to change it later. */
const KNOWN = /change.?me|password|passw0rd|secret|default|example|croupier|replace|insert|qwerty|123456|abcdef/i

/** What is wrong with the secrets of a LIVE installation; `names` says what each is called in the environment. */
export function weakSecrets(
  secrets: Partial<Secrets>,
  names: Readonly<Record<keyof Secrets, string>>,
  demo: readonly Partial<Secrets>[],
): string[] {
  const problems: string[] = []
  const seen = new Map<string, string>()
  for (const [key, value] of Object.entries(secrets) as [keyof Secrets, string][]) {
    const name = names[key]
    if (demo.some((kept) => kept[key] === value)) problems.push(`${name} must not be that of a DEMO data folder`)
    const twin = seen.get(value)
    if (twin !== undefined) problems.push(`${name} must differ from ${twin}`)
    seen.set(value, name)
    if (value.includes('PRIVATE KEY')) continue
    const least = OWN.has(key) ? LEAST_OWN : LEAST_GIVEN
    if (value.length < least) problems.push(`${name} must have at least ${least} characters in LIVE mode`)
    else if (isGuessable(value)) problems.push(`${name} must be random, as \`openssl rand -base64 33\` makes it`)
  }
  return problems
}

/** Few different characters, one piece repeated, or a word that stands in manuals. */
function isGuessable(value: string): boolean {
  return new Set(value).size < LEAST_DIFFERENT || /^(.{1,16}?)\1+.{0,15}$/s.test(value) || KNOWN.test(value)
}

/** The addresses of a value: it is one, or a list of `name=address`. What is none is told elsewhere. */
const addressesIn = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim().replace(/^[a-z0-9-]+=/, ''))
    .filter((part) => URL.canParse(part))

/** Whether an address can be that of a provider outside: encrypted, not on this machine, and not the simulator. */
function isOutside(address: string): boolean {
  const { protocol, hostname, pathname } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isHere =
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '::1' ||
    (isIP(host) === 4 && /^(127|0)\./.test(host))
  return protocol === 'https:' && !isHere && !pathname.startsWith('/simulator')
}
