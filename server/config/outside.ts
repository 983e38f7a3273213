import type { Config } from './config.ts'
import { publicKeyOf } from './public-keys.ts'
import type { Reader } from './reader.ts'
import type { Secrets } from './secrets.ts'

/** What the services of the world outside are read with; in DEMO the simulator stands in for each. */
export interface OutsideParts {
  readonly read: Reader
  readonly live: boolean
  readonly simulatorUrl: string
  readonly secrets: Partial<Secrets>
  readonly problems: string[]
}

const FIREBASE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Where the simulated outside world is: this process, unless an address is named at which that role answers. */
export function readSimulatorUrl({ read, problems }: Pick<OutsideParts, 'read' | 'problems'>, wpsUrl: string): string {
  const url = read.url('SIMULATOR_URL') ?? `${wpsUrl}/simulator`
  if (!url.endsWith('/simulator'))
    problems.push('SIMULATOR_URL must end in /simulator, the path at which the simulator answers')
  return url
}

/** An address or name that has a value of its own in DEMO and that a LIVE installation must name itself. */
export function orDemo(
  { live, problems }: Pick<OutsideParts, 'live' | 'problems'>,
  value: string | undefined,
  name: string,
  demo: string,
): string {
  if (value === undefined && live) problems.push(`${name} is needed in LIVE mode`)
  return value ?? demo
}

/** `name=address` for each, with commas between; in DEMO the simulator's two. Without any, people enter the results. */
export function readLotteryFeeds({ read, live, simulatorUrl, problems }: OutsideParts): Config['lotteryFeeds'] {
  const text = read.text('LOTTERY_FEEDS')
  if (text === undefined) {
    const names = live ? [] : ['dai-phat', 'thanh-cong']
    return names.map((name) => ({ name, url: `${simulatorUrl}/lottery-results/${name}` }))
  }
  return text.split(',').map((part) => {
    const [, name = '', url = ''] = /^\s*([a-z0-9-]{1,40})=(https?:\/\/\S+?)\/?\s*$/.exec(part) ?? []
    if (name === '') problems.push('LOTTERY_FEEDS must be a list of name=address')
    return { name, url }
  })
}

/** Origins with commas between, such as `http://crm.internal:8080`. */
export function readWebhookOrigins({ read, problems }: Pick<OutsideParts, 'read' | 'problems'>): readonly string[] {
  const text = read.text('WEBHOOK_ORIGINS')
  if (text === undefined) return []
  const origins = text.split(',').map((part) => part.trim())
  if (!origins.every((origin) => /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin))
    problems.push('WEBHOOK_ORIGINS must be a list of origins such as http://crm.internal:8080')
  return origins
}

/** The bank that reports transfers and takes payout orders. */
export function readBank(parts: OutsideParts): Config['bank'] {
  const { read, simulatorUrl, secrets } = parts
  return {
    url: orDemo(parts, read.url('BANK_URL'), 'BANK_URL', `${simulatorUrl}/bank`),
    webhookKey: secrets.bankWebhookKey ?? '',
    payoutKey: secrets.bankPayoutKey ?? '',
    payoutAccount: orDemo(parts, read.text('BANK_PAYOUT_ACCOUNT'), 'BANK_PAYOUT_ACCOUNT', '8800445566'),
  }
}

/** The payment service; in LIVE it is used when its address is given. */
export function readPsp({ read, live, simulatorUrl, secrets }: OutsideParts): Config['psp'] {
  return { url: read.url('PSP_URL') ?? (live ? undefined : `${simulatorUrl}/psp`), secret: secrets.pspSecret ?? '' }
}

/** Who sends short messages. */
export function readSms(parts: OutsideParts): Config['sms'] {
  const { read, simulatorUrl, secrets } = parts
  return {
    url: orDemo(parts, read.url('SMS_URL'), 'SMS_URL', `${simulatorUrl}/sms`),
    accountSid: orDemo(parts, read.text('SMS_ACCOUNT_SID'), 'SMS_ACCOUNT_SID', 'demo'),
    authToken: secrets.smsAuthToken ?? '',
  }
}

/** Who sends mails. */
export function readMail(parts: OutsideParts): Config['mail'] {
  const { read, simulatorUrl, secrets } = parts
  return {
    url: orDemo(parts, read.url('MAIL_URL'), 'MAIL_URL', `${simulatorUrl}/mail`),
    domain: orDemo(parts, read.text('MAIL_DOMAIN'), 'MAIL_DOMAIN', 'demo.invalid'),
    key: secrets.mailApiKey ?? '',
  }
}

/** Notifications to browsers; in LIVE they are sent when somebody is named whom push services may write to. */
export function readPush({ read, live, simulatorUrl, secrets, problems }: OutsideParts): Config['push'] {
  const contact = read.text('PUSH_CONTACT') ?? (live ? undefined : 'mailto:push@demo.invalid')
  const privateKey = secrets.vapidPrivateKey
  if (contact !== undefined && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    problems.push('PUSH_CONTACT must be a mailto: or https: address')
  publicKeyOf(privateKey, 'VAPID_PRIVATE_KEY', 'ec', problems)
  if (contact === undefined || privateKey === undefined) return undefined
  return { contact, privateKey, demoService: live ? undefined : `${simulatorUrl}/push/` }
}

/** In DEMO the simulator is the issuer; in LIVE Firebase is used when its project is named. */
export function readFirebase({ read, live, simulatorUrl, problems }: OutsideParts): Config['firebase'] {
  const projectId = read.text('FIREBASE_PROJECT_ID')
  const jwksUrl = read.url('FIREBASE_JWKS_URL')
  const popupUrl = read.url('FIREBASE_POPUP_URL')
  if (projectId === undefined) {
    if (jwksUrl !== undefined || popupUrl !== undefined) problems.push('FIREBASE_PROJECT_ID is needed to use Firebase')
    const identity = `${simulatorUrl}/identity`
    return live ? undefined : { projectId: 'croupier-demo', jwksUrl: `${identity}/jwks`, popupUrl: identity }
  }
  if (popupUrl === undefined) problems.push('FIREBASE_POPUP_URL is needed to use Firebase')
  return { projectId, jwksUrl: jwksUrl ?? FIREBASE_KEYS, popupUrl: popupUrl ?? '' }
}
