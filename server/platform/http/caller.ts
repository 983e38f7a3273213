import type { FastifyRequest } from 'fastify'
import { isSecret } from '../../edge/observer.ts'
import { readTold, type Told } from '../../edge/told.ts'
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
  /** The gateway asks for the house itself (for the pages it serves), not for a visitor: no address to count by. */
  readonly asksForHouse: boolean
  /** Brings a token, whatever it is worth. */
  readonly hasToken: boolean
}

const MERCHANT_CODE = /^[A-Z0-9_]{2,20}$/

/** Where a call comes from, before anything else of it is looked at. */
export interface Provenance {
  readonly requestId: string
  /** Our own gateway, with the service key. */
  readonly isService: boolean
  readonly told: Told
  readonly ip: string
  readonly host: string
}

/** By the gateway's word where the service key is there; else by what our proxies say, as the gateway itself decides it. */
export function provenanceOf(
  request: FastifyRequest,
  { config, readArrival }: Pick<HttpContext, 'config' | 'readArrival'>,
): Provenance {
  const isService = isSecret(header(request, 'x-service-key'), config.serviceKey)
  const arrival = readArrival(request.raw)
  const told = isService ? readTold(request.raw) : arrival
  return {
    requestId: told.requestId ?? newId(),
    isService,
    told,
    ip: told.address ?? arrival.address,
    host: told.host ?? arrival.host,
  }
}

/** Reads the headers of a call. Throws MERCHANT_UNKNOWN when a brand is named that does not exist. */
export async function identifyCaller(
  request: FastifyRequest,
  context: HttpContext,
  { requestId, isService, told, ip, host }: Provenance,
  access: Access,
): Promise<Caller> {
  const merchantHeader = header(request, 'merchant')
  const merchant = await findMerchant(context, { host, merchantHeader, access })
  return {
    requestId,
    merchant,
    merchantHeader,
    locale: chooseLanguage(header(request, 'accept-language'), merchant.languages) ?? merchant.defaultLanguage,
    ip,
    host,
    country: told.country,
    userAgent: (header(request, 'user-agent') ?? '').slice(0, 300),
    isService,
    asksForHouse: isService && told.address === undefined,
    hasToken: header(request, 'authorization') !== undefined,
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
