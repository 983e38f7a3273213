import { timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { newId } from '../lib/id.ts'
import type { Access } from './call.ts'
import { httpErrors } from './errors.ts'
import type { CallMerchant, HttpContext } from './http-context.ts'

/** Who calls and how, before any token or body is looked at. */
export interface Caller {
  readonly requestId: string
  readonly merchant: CallMerchant
  /** The code in the `Merchant` header, if any. */
  readonly merchantHeader: string | undefined
  /** One of the merchant's languages. */
  readonly locale: string
  readonly ip: string
  /** Host name and port that the browser is at, as far as it can be believed; lower case. */
  readonly host: string
  /** ISO 3166 code, when a trusted edge told. */
  readonly country: string | undefined
  readonly userAgent: string
  /** Our own gateway, with the service key. */
  readonly isService: boolean
  /** The gateway asks for the house itself (shared public data), not for a visitor: no address to count by. */
  readonly asksForHouse: boolean
}

const REQUEST_ID = /^[A-Za-z0-9_.:-]{8,80}$/
const MERCHANT_CODE = /^[A-Z0-9_]{2,20}$/

export function requestIdOf(request: FastifyRequest): string {
  const given = header(request, 'x-request-id')
  return given !== undefined && REQUEST_ID.test(given) ? given : newId()
}

/** Reads the headers of a call. Throws MERCHANT_UNKNOWN when a brand is named that does not exist. */
export async function identifyCaller(
  request: FastifyRequest,
  context: HttpContext,
  requestId: string,
  access: Access,
): Promise<Caller> {
  const isService = hasServiceKey(request, context.config.serviceKey)
  const trusted = isService || context.config.trustProxy
  const merchantHeader = header(request, 'merchant')
  const host = hostOf(request, trusted)
  const merchant = await findMerchant(context, { host, merchantHeader, access })
  const geoHeader = context.config.geo.header
  const country = trusted && geoHeader !== undefined ? header(request, geoHeader)?.toUpperCase() : undefined
  return {
    requestId,
    merchant,
    merchantHeader,
    locale: chooseLanguage(header(request, 'accept-language'), merchant.languages) ?? merchant.defaultLanguage,
    ip: addressOf(request, trusted),
    host,
    country: country !== undefined && /^[A-Z]{2}$/.test(country) ? country : undefined,
    userAgent: (header(request, 'user-agent') ?? '').slice(0, 300),
    isService,
    asksForHouse: isService && header(request, 'x-forwarded-for') === undefined,
  }
}

/** Host name, then `Merchant` header, then the default; operators choose the brand in view, so their header comes first. */
async function findMerchant(
  { sites }: HttpContext,
  { host, merchantHeader, access }: { host: string; merchantHeader: string | undefined; access: Access },
): Promise<CallMerchant> {
  const byHost = await sites.findMerchantByDomain(host.replace(/:\d+$/, ''))
  if (byHost !== undefined && (access !== 'operator' || merchantHeader === undefined)) return byHost
  if (merchantHeader === undefined) return sites.defaultMerchant()
  const byCode = MERCHANT_CODE.test(merchantHeader) ? await sites.findMerchantByCode(merchantHeader) : undefined
  if (byCode === undefined) throw httpErrors.MERCHANT_UNKNOWN({ field: 'Merchant' })
  return byCode
}

const hostOf = (request: FastifyRequest, trusted: boolean): string =>
  ((trusted ? header(request, 'x-forwarded-host') : undefined) ?? header(request, 'host') ?? '').toLowerCase()

export function hasServiceKey(request: FastifyRequest, key: string): boolean {
  const given = Buffer.from(header(request, 'x-service-key') ?? '')
  const expected = Buffer.from(key)
  return key !== '' && given.length === expected.length && timingSafeEqual(given, expected)
}

/** The address of the caller; a forwarded one only from whom we trust, and then the last, which our own proxy wrote. */
export function addressOf(request: FastifyRequest, trusted: boolean): string {
  const forwarded = trusted ? header(request, 'x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address =
    forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : (request.raw.socket.remoteAddress ?? '')
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}

/** The best of the languages on offer for an `Accept-Language` header; `en-GB` may take `en`. */
export function chooseLanguage(accepted: string | undefined, offered: readonly string[]): string | undefined {
  const wishes = (accepted ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((one) => one.trim().startsWith('q='))
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality.trim().slice(2)) || 0 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((left, right) => right.quality - left.quality)
  for (const { tag } of wishes) {
    const found =
      offered.find((one) => one.toLowerCase() === tag) ?? offered.find((one) => one.toLowerCase() === tag.split('-')[0])
    if (found !== undefined) return found
  }
  return undefined
}

/** A header once; a repeated one counts by its first value. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  const text = Array.isArray(value) ? value[0] : value
  return text === undefined || text === '' ? undefined : text
}
