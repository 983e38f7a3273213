import type { Static } from 'typebox'
import { chooseLanguage } from '../../../http/caller.ts'
import { closingRuleOf } from '../../../http/guards.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { sitesErrors } from '../errors.ts'
import type { Merchant } from '../merchant.ts'
import { isHome, type Visit, visitOf, withoutPort } from '../visits.ts'
import { getDraft } from './drafts-service.ts'
import { getMerchant, type SitesOperatorDependencies } from './service.ts'
import type { VisitPreview } from './visits-schema.ts'

/** Whom an operator asks about. */
export interface WouldBeVisitor {
  readonly host: string
  readonly country: string | undefined
  /** IP address; empty where none was named. */
  readonly ip: string
  /** As a browser's Accept-Language says it. */
  readonly language: string | undefined
}

export interface PreviewedVisit extends Visit {
  readonly leadsTo: Static<typeof VisitPreview>['leadsTo']
  readonly region: Static<typeof VisitPreview>['region']
  readonly language: string
  readonly merchant: Merchant
  readonly modules: readonly string[]
}

/**
 * What a visitor of a brand would see, by what is in force or by its draft, found by the functions that admit visitors. Throws NOT_FOUND,
 * MERCHANT_DRAFT_NOT_FOUND.
 */
export async function previewVisit(
  dependencies: SitesOperatorDependencies,
  session: OperatorSession,
  id: string,
  { visitor, byDraft }: { readonly visitor: WouldBeVisitor; readonly byDraft: boolean },
): Promise<PreviewedVisit> {
  const merchant = byDraft
    ? await draftedMerchant(dependencies, session, id)
    : (await getMerchant(dependencies, session, id)).merchant
  const language = chooseLanguage(visitor.language, merchant.languages) ?? merchant.defaultLanguage
  return {
    ...visitOf(merchant, { ...visitor, language }),
    leadsTo: await leadsTo(dependencies, merchant, visitor.host),
    region: closingRuleOf({ merchant, ...visitor }) ?? null,
    language,
    merchant,
    modules: (await dependencies.sites.listModules(id)).filter(({ enabled }) => enabled).map(({ module }) => module),
  }
}

async function draftedMerchant(dependencies: SitesOperatorDependencies, session: OperatorSession, id: string) {
  const draft = await getDraft(dependencies, session, id)
  if (draft === undefined) throw sitesErrors.MERCHANT_DRAFT_NOT_FOUND()
  return draft.outlook.after
}

/** Whose a host name is; of another brand no more is said than that. */
async function leadsTo(
  { config, sites }: Pick<SitesOperatorDependencies, 'config' | 'sites'>,
  merchant: Merchant,
  address: string,
): Promise<PreviewedVisit['leadsTo']> {
  const host = withoutPort(address.trim().toLowerCase())
  if (merchant.domains.includes(host)) return 'THIS'
  const found = await sites.findMerchantByDomain(host)
  if (found !== undefined) return found.id === merchant.id ? 'NOBODY' : 'OTHER'
  if (config.mode !== 'DEMO' || !isHome(host)) return 'NOBODY'
  return (await sites.defaultMerchant()).id === merchant.id ? 'THIS' : 'OTHER'
}
