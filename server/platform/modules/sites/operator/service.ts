import type { Config } from '../../../../config/config.ts'
import type { Database } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { newId } from '../../../lib/id.ts'
import { type Language, languages } from '../../../lib/languages.ts'
import { answeredBrands, type By, demand, demandAll, type OperatorsService } from '../../operators/service.ts'
import type { ProposalsService } from '../../proposals/service.ts'
import type { ContentNetworks } from '../content-networks.ts'
import { sitesErrors } from '../errors.ts'
import { liveDemands } from '../live-demands.ts'
import type { BrandWish } from '../new-brand.ts'
import type { SitesService } from '../service.ts'
import type { ModuleSwitch, RegistrationRule } from '../settings.ts'
import { type ChangeBody, carryOut, demandOwnPictures, merchantDeed } from './merchant-changes.ts'
import { sitesRights } from './policy.ts'
import { presentModule, presentNetworks, presentRegistrationField } from './presenter.ts'

export interface SitesOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'mode'>
  readonly operators: OperatorsService
  readonly proposals: ProposalsService
  readonly sites: SitesService
  /** Of the contents, which are built upon brands: told here by its shape. */
  readonly content: {
    findOwnPicture(merchantId: string, url: string): Promise<{ width: number; height: number } | undefined>
  }
}

/** A brand as operators find it. */
export type StandingMerchant = Awaited<ReturnType<typeof getMerchant>>

/** The brands that an operator may see and that fit, each with what of it waits for a second operator, and what it needs for LIVE. */
export async function listMerchants(
  { database, operators, proposals, sites }: SitesOperatorDependencies,
  session: OperatorSession,
  { search = '', ids }: { readonly search?: string | undefined; readonly ids?: readonly string[] | undefined },
) {
  demand(session, sitesRights['merchants.read'])
  const visible = await operators.merchantsWhere(session, 'merchants.read')
  const part = search.trim().toLowerCase()
  const found = (await sites.listMerchants())
    .filter(({ id }) => visible.includes(id) && (ids === undefined || ids.includes(id)))
    .filter(({ name, code }) => name.toLowerCase().includes(part) || code.toLowerCase().includes(part))
  const foundIds = found.map(({ id }) => id)
  const waiting = await proposals.listShown(foundIds, 'merchantProtection', foundIds)
  const answered = await answeredBrands(database.query, foundIds)
  return found.map((merchant) => ({
    merchant,
    proposal: waiting.get(merchant.id) ?? null,
    demands: liveDemands({ ...merchant, isAnswered: answered.has(merchant.id) }),
  }))
}

/** Throws NOT_FOUND, for a brand that the operator may not see too. */
export async function getMerchant(dependencies: SitesOperatorDependencies, session: OperatorSession, id: string) {
  const [found] = await listMerchants(dependencies, session, { ids: [id] })
  if (found === undefined) throw httpErrors.NOT_FOUND()
  return found
}

/**
 * Changes a brand that the operator may see. The entry stands in that brand's own log. Its group is changed only by who works
 * for every brand of both. One that demands less of members or operators waits whole until a second operator wants the same.
 * Logo and icon are pictures that its operators uploaded, and nobody else's, since everybody sees them from then on.
 * Throws NOT_FOUND, LOGO_NOT_OWN, ICON_…, OPERATOR_BEYOND_BRANDS, FOUR_EYES_SAME_OPERATOR, FOUR_EYES_DEPENDENT, and as `planMerchant`.
 */
export async function updateMerchant(dependencies: SitesOperatorDependencies, by: By, id: string, wish: ChangeBody) {
  const visible = await dependencies.operators.merchantsWhere(by.session, 'merchants.change')
  if (visible.includes(id)) await demandOwnPictures(dependencies, id, wish)
  await dependencies.operators.perform(by, { ...merchantDeed, merchantId: id }, (tx) =>
    carryOut(dependencies, tx, by, { id, visible, body: wish, origin: 'SAVE' }),
  )
  return getMerchant(dependencies, by.session, id)
}

/**
 * Opens a brand, for which those work from then on who work for the whole house; the entry is the first in its own log. Nothing of it waits
 * for a second operator: no member is there, and its money is play money (decision 0067). Throws FORBIDDEN, OPERATOR_BEYOND_BRANDS unless
 * the operator is an administrator of every brand: nobody becomes more by it than he was. MERCHANT_OPENING_LIVE, and as `openBrand`.
 */
export async function createMerchant(
  dependencies: SitesOperatorDependencies,
  by: By,
  { copyOf, ...wish }: Omit<BrandWish, 'id'>,
) {
  const { config, operators, sites } = dependencies
  const { session } = by
  demand(session, sitesRights['merchants.create'])
  const all = (await sites.listMerchants()).map(({ id }) => id)
  demandAll(await operators.merchantsWhere(session, 'merchants.create'), all)
  if (config.mode === 'LIVE') throw sitesErrors.MERCHANT_OPENING_LIVE()
  const mayCopy = copyOf === undefined || (await operators.merchantsWhere(session, 'merchants.change')).includes(copyOf)
  if (!mayCopy) throw sitesErrors.MERCHANT_NOT_FOUND({ field: 'copyOf' })
  const id = newId()
  const deed = { ...merchantDeed, right: sitesRights['merchants.create'], action: 'merchants.create', merchantId: id }
  await operators.perform(by, deed, async (tx) => {
    const made = await sites.createMerchant(tx, { ...wish, copyOf, id }, session.account)
    await operators.letOpenerIn(tx, session.operatorId, id)
    return made
  })
  return getMerchant(dependencies, session, id)
}

/** The languages that brands can be offered in. */
export function listLanguages(session: OperatorSession): readonly Language[] {
  demand(session, sitesRights['merchants.read'])
  return languages
}

export async function listModules({ sites }: SitesOperatorDependencies, session: OperatorSession) {
  demand(session, sitesRights['modules.read'])
  return sites.listModules(session.merchantId)
}

/** Throws MODULE_NOT_FOUND. */
export function setModule(
  { operators, sites }: SitesOperatorDependencies,
  by: By,
  id: string,
  enabled: boolean,
): Promise<ModuleSwitch> {
  const deed = {
    right: sitesRights['modules.change'],
    action: 'modules.update',
    subjectKind: 'whitelabelModules',
    subjectId: () => id,
    present: presentModule,
  }
  return operators.perform(by, deed, (tx) => sites.setModule(tx, by.session.merchantId, id, enabled))
}

export async function listRegistrationFields({ sites }: SitesOperatorDependencies, session: OperatorSession) {
  demand(session, sitesRights['registrationFields.read'])
  return sites.listRegistrationFields(session.merchantId)
}

/** Throws REGISTRATION_FIELD_…. */
export function setRegistrationField(
  { operators, sites }: SitesOperatorDependencies,
  by: By,
  id: string,
  rule: Omit<RegistrationRule, 'name'>,
): Promise<RegistrationRule> {
  const deed = {
    right: sitesRights['registrationFields.change'],
    action: 'registrationFields.update',
    subjectKind: 'registrationFields',
    subjectId: () => id,
    present: presentRegistrationField,
  }
  return operators.perform(by, deed, (tx) => sites.setRegistrationField(tx, by.session.merchantId, id, rule))
}

/** The hosts that stand before our own. */
export async function getContentNetworks(
  { sites }: SitesOperatorDependencies,
  session: OperatorSession,
): Promise<ContentNetworks> {
  demand(session, sitesRights['contentNetworks.read'])
  const { imageCDNs, launchGameCDNs } = await sites.findMerchant(session.merchantId)
  return { images: imageCDNs, games: launchGameCDNs }
}

/** Throws CONTENT_NETWORK_…. */
export function setContentNetworks(
  { operators, sites }: SitesOperatorDependencies,
  by: By,
  wish: ContentNetworks,
): Promise<ContentNetworks> {
  const { merchantId } = by.session
  const deed = {
    right: sitesRights['contentNetworks.change'],
    action: 'contentNetworks.update',
    subjectKind: 'contentNetworks',
    subjectId: () => merchantId,
    present: (networks: ContentNetworks) => presentNetworks(merchantId, networks),
  }
  return operators.perform(by, deed, (tx) => sites.setContentNetworks(tx, merchantId, wish))
}
