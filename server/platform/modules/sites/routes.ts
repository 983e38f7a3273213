import type { FastifyInstance } from 'fastify'
import { rawAnswer } from '../../http/envelope.ts'
import { createEventStreams } from '../../http/event-stream.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import type { Sealing } from '../../http/sealing.ts'
import { CHAT_PATH } from './customer-service-kinds.ts'
import { createCustomerServiceLinks } from './customer-service-links.ts'
import { sitesErrors } from './errors.ts'
import { openingAt } from './opening-hours.ts'
import { presentCustomerService, presentRegistrationSetting, presentSite } from './presenter.ts'
import { sitesCalls } from './schema.ts'
import type { SitesService } from './service.ts'
import { isHome, visitOf, withoutPort } from './visits.ts'

interface Context extends HttpContext {
  readonly sealing: Sealing
  readonly sites: SitesService
}

const STREAM_HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export function registerSitesRoutes(app: FastifyInstance, context: Context): void {
  const { sites, clock } = context
  const links = createCustomerServiceLinks({ credentialKey: context.config.credentialKey, clock })
  const isOurDomain = async (address: string): Promise<boolean> => {
    const host = withoutPort(address)
    if (isHome(host) && context.config.mode === 'DEMO') return true
    return (await sites.findMerchantByDomain(host)) !== undefined
  }
  const openStream = createEventStreams(app, context.events)

  route(app, context, sitesCalls.getSite, async ({ merchant: { id }, locale }) => {
    const merchant = await sites.findMerchant(id)
    return presentSite({
      merchant,
      modules: await sites.listModules(id),
      customerServices: (await sites.listCustomerServices(id)).map((entry) => {
        const opening = openingAt(entry.hours, merchant.timeZone, clock.now())
        return presentCustomerService(entry, { path: links.seal(id, entry.id), locale, opening })
      }),
      identityPopupUrl: context.config.firebase?.popupUrl,
    })
  })

  registerCustomerService(app, context, links)

  route(app, context, sitesCalls.getStatus, async ({ merchant: { id }, query, locale, ip, country, host }) => {
    const merchant = await sites.findMerchant(id)
    const domainValid = await isOurDomain(host)
    const { status, message, until } = visitOf(merchant, { country, ip, language: query.language ?? locale })
    return { status, message, until: until?.toISOString() ?? null, ip, domainValid }
  })

  route(app, context, sitesCalls.getRegistrationSetting, async ({ merchant: { id } }) =>
    presentRegistrationSetting(await sites.findMerchant(id), await sites.listRegistrationFields(id)),
  )

  route(app, context, sitesCalls.getDomainRoute, async ({ query }) => {
    const domain = query.domain.toLowerCase().replace(/:\d+$/, '')
    const isHome = LOOPBACK.has(domain) && context.config.mode === 'DEMO'
    const merchant = isHome ? await sites.defaultMerchant() : await sites.findMerchantByDomain(domain)
    return {
      valid: merchant !== undefined,
      merchantCode: merchant?.code ?? null,
      mainDomain: merchant?.mainDomain ?? null,
    }
  })

  route(app, context, sitesCalls.getKeys, async () => ({
    keys: (await context.sealing.publicKeys()).keys.map((key) => ({ ...key })),
  }))

  route(app, context, sitesCalls.getEvents, () => rawAnswer(openStream(), { headers: STREAM_HEADERS }))
}

const encoded = (address: string): string => (URL.canParse(address) ? new URL(address).href : encodeURI(address))

/** Leads to the address of an entry of customer service, which stands in no answer (decision 0050). */
function registerCustomerService(
  app: FastifyInstance,
  context: Context,
  links: ReturnType<typeof createCustomerServiceLinks>,
): void {
  const { sites } = context
  route(app, context, sitesCalls.openCustomerService, async ({ merchant: { id }, params, request }) => {
    const entryId = links.open(id, params.token)
    const entry = (await sites.listCustomerServices(id)).find((one) => one.id === entryId)
    // A header takes no letters beyond ASCII, and an address may have been kept before they were refused.
    const leadTo = (address: string) =>
      rawAnswer('', { status: 302, headers: { location: encoded(address), 'cache-control': 'no-store' } })
    if (entry !== undefined) return leadTo(entry.address)
    // Whoever pressed an old link sees a page that says so, not our JSON.
    if (request.headers.accept?.includes('text/html')) return leadTo(`${CHAT_PATH}?link=over`)
    throw sitesErrors.CUSTOMER_SERVICE_LINK_OVER()
  })
}
