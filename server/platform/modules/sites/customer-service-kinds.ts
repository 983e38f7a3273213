import { isIP } from 'node:net'

/** How people of a brand are reached: our own chat, links to others', a call, a letter. */
export const CUSTOMER_SERVICE_KINDS = [
  'LIVECHAT',
  'EXTERNAL_CHAT',
  'ZALO',
  'TELEGRAM',
  'MESSENGER',
  'WHATSAPP',
  'PHONE',
  'EMAIL',
  'FACEBOOK',
  'YOUTUBE',
] as const
export type CustomerServiceKind = (typeof CUSTOMER_SERVICE_KINDS)[number]

/** Where our own chat stands in the portal. */
export const CHAT_PATH = '/support'

/** Whose addresses a kind may have; every https address where none are named. */
const HOSTS: Partial<Record<CustomerServiceKind, readonly string[]>> = {
  ZALO: ['zalo.me'],
  TELEGRAM: ['t.me', 'telegram.me'],
  MESSENGER: ['m.me', 'messenger.com'],
  WHATSAPP: ['wa.me', 'whatsapp.com'],
  FACEBOOK: ['facebook.com', 'fb.com'],
  YOUTUBE: ['youtube.com', 'youtu.be'],
}
/** Addresses of theirs that lead on to anybody's. */
const LEADS_ON =
  /^(?:lm?\.(?:facebook|messenger)\.com\/|(?:[a-z0-9-]+\.)*(?:youtube\.com\/redirect|facebook\.com\/(?:l\.php|flx\/warn)))/i
/** What is not seen in an address: controls, turned directions of text. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u
const PHONE = /^\+?\d{3,15}$/
const EMAIL = /^[a-z0-9.!$*+=^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

/**
 * The address of an entry as a browser opens it, out of what an operator typed; undefined where it is none of that kind. A number and a
 * mail address may come bare.
 */
export function addressOf(kind: CustomerServiceKind, typed: string): string | undefined {
  const text = typed.trim()
  if (kind === 'LIVECHAT') return CHAT_PATH
  if (UNSEEN.test(text)) return undefined
  if (kind === 'PHONE') {
    const number = text.replace(/^tel:/i, '').replace(/[\s().-]/g, '')
    return PHONE.test(number) ? `tel:${number}` : undefined
  }
  if (kind === 'EMAIL') {
    const address = text.replace(/^mailto:/i, '')
    return EMAIL.test(address) ? `mailto:${address}` : undefined
  }
  return linkOf(text, HOSTS[kind])
}

/** Only encrypted, without a password, of a named host, leading on to nobody else's, and more than the front page of a house where everybody has a page. */
function linkOf(text: string, hosts: readonly string[] | undefined): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, username, password, pathname, search, href } = new URL(text)
  if (protocol !== 'https:' || username !== '' || password !== '' || !hostname.includes('.')) return undefined
  if (isIP(hostname) !== 0) return undefined
  if (hosts === undefined) return href
  if (LEADS_ON.test(`${hostname}${pathname.replace(/\/+/g, '/')}`)) return undefined
  const isTheirs = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return isTheirs && (pathname !== '/' || search !== '') ? href : undefined
}
