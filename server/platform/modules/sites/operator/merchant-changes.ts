import { isDeepStrictEqual } from 'node:util'
import type { Static } from 'typebox'
import type { Transaction } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import { type By, type Changed, demandAll } from '../../operators/service.ts'
import { isAgreed } from '../../proposals/service.ts'
import { demandsLess, lockGroupMates, type MerchantChange, planMerchant, type SiteChange } from '../changes.ts'
import { sitesErrors } from '../errors.ts'
import { checkIcon } from '../icons.ts'
import type { Merchant } from '../merchant.ts'
import { insertVersion } from './drafts-repository.ts'
import { sitesRights } from './policy.ts'
import { presentMerchant, presentSettings } from './presenter.ts'
import type { merchantChange } from './schema.ts'
import type { SitesOperatorDependencies } from './service.ts'

/** A change of a brand as calls carry it, and drafts and versions keep it. */
export type ChangeBody = Omit<Static<typeof merchantChange>, 'reason'>

export const merchantDeed = {
  right: sitesRights['merchants.change'],
  action: 'merchants.update',
  subjectKind: 'merchants',
  subjectId: ({ id }: Merchant) => id,
  present: presentMerchant,
}

export function changeOf({ maintenanceUntil, theme, resources, ...rest }: ChangeBody): MerchantChange {
  const until = typeof maintenanceUntil === 'string' ? new Date(maintenanceUntil) : maintenanceUntil
  return {
    ...rest,
    ...(until === undefined ? {} : { maintenanceUntil: until }),
    ...(resources === undefined
      ? {}
      : { resources: resources.map(({ key, url }) => ({ name: key, url: url.trim() })) }),
    ...(theme === undefined ? {} : { theme: Object.fromEntries(theme.map(({ name, value }) => [name, value])) }),
  }
}

/** What two standings of a brand differ in: the fields of each, as the body of the call that changes a brand. */
export function differenceOf(before: Merchant, after: Merchant): { before: ChangeBody; after: ChangeBody } {
  const was = comparable(before)
  const will = new Map<string, unknown>(Object.entries(comparable(after)))
  const differing = Object.keys(was).filter((field) => !isDeepStrictEqual(Reflect.get(was, field), will.get(field)))
  return { before: fieldsOf(before, differing), after: fieldsOf(after, differing) }
}

/** A brand without the order of what has none, and without words that nobody wrote. */
function comparable(merchant: Merchant) {
  const { maintenanceMessages, domains, ...shown } = presentSettings(merchant)
  const [main, ...others] = domains
  return {
    ...shown,
    domains: [main, ...others.sort()],
    languages: shown.languages.toSorted(),
    blockedCountries: shown.blockedCountries.toSorted(),
    allowedCountries: shown.allowedCountries.toSorted(),
    blockedAddresses: shown.blockedAddresses.toSorted(),
    socialProviders: shown.socialProviders.toSorted(),
    maintenanceMessages: Object.fromEntries(
      maintenanceMessages.filter(({ message }) => message !== '').map(({ language, message }) => [language, message]),
    ),
  }
}

const fieldsOf = (merchant: Merchant, fields: readonly string[]): ChangeBody =>
  Object.fromEntries(Object.entries(presentSettings(merchant)).filter(([field]) => fields.includes(field)))

/**
 * Throws LOGO_NOT_OWN, ICON_NOT_OWN, ICON_SHAPE. Asked before a transaction, which has the one connection of an embedded database; a picture
 * never changes its brand nor its size.
 */
export async function demandOwnPictures(
  { content }: Pick<SitesOperatorDependencies, 'content'>,
  id: string,
  { logoUrl, iconUrl }: Pick<ChangeBody, 'logoUrl' | 'iconUrl'>,
): Promise<void> {
  if (logoUrl && (await content.findOwnPicture(id, logoUrl)) === undefined)
    throw sitesErrors.LOGO_NOT_OWN({ field: 'logoUrl' })
  if (!iconUrl) return
  const icon = await content.findOwnPicture(id, iconUrl)
  if (icon === undefined) throw sitesErrors.ICON_NOT_OWN({ field: 'iconUrl' })
  checkIcon(icon)
}

/** The brand, the brands that its operator may change, and where what is wanted of it comes from. */
export interface WantedChange {
  readonly id: string
  readonly visible: readonly string[]
  readonly body: ChangeBody
  readonly origin: 'SAVE' | 'DRAFT' | 'TAKE_BACK'
  readonly takesBack?: number
}

/**
 * Changes a brand within the transaction of a deed, and keeps what was before as a version. What demands less of members or operators
 * waits whole, until a second operator wants the same. Throws NOT_FOUND, OPERATOR_BEYOND_BRANDS, FOUR_EYES_…, as `planMerchant`, DOMAIN_TAKEN.
 */
export async function carryOut(
  { clock, sites }: Pick<SitesOperatorDependencies, 'clock' | 'sites'>,
  tx: Transaction,
  by: By,
  { id, visible, body, origin, takesBack }: WantedChange,
): Promise<Changed<Merchant> & { readonly isWaiting: boolean }> {
  const plan = await planFor(tx, { id, visible, body })
  const difference = differenceOf(plan.before, plan.after)
  if (demandsLess(plan.before, plan.after) && !(await isWantedTwice(tx, by, plan, difference.after, clock.now())))
    return { ...plan, action: 'merchants.propose', isWaiting: true }
  const changed = await sites.updateMerchant(tx, id, changeOf(body))
  if (Object.keys(difference.after).length > 0)
    await insertVersion(tx.query, id, {
      ...difference,
      origin,
      takesBack: takesBack ?? null,
      reason: by.reason,
      savedBy: by.session.account,
      savedAt: clock.now(),
    })
  return { ...changed, isWaiting: false }
}

/** What a change would make of a brand, which is held from then on. Its group is changed only by who works for every brand of both. */
export async function planFor(
  tx: Transaction,
  { id, visible, body }: Pick<WantedChange, 'id' | 'visible' | 'body'>,
): Promise<SiteChange<Merchant>> {
  if (!visible.includes(id)) throw httpErrors.NOT_FOUND()
  const mates = body.operatorGroup === undefined ? [] : await lockGroupMates(tx, id, body.operatorGroup)
  demandAll(visible, mates, 'operatorGroup')
  return planMerchant(tx, id, changeOf(body))
}

function isWantedTwice(
  tx: Transaction,
  { session, reason = '' }: By,
  { before }: SiteChange<Merchant>,
  wish: ChangeBody,
  now: Date,
): Promise<boolean> {
  const about = { merchantId: before.id, kind: 'merchantProtection', subjectId: before.id } as const
  return isAgreed(tx, session, { ...about, wish: { ...wish }, reason }, now)
}
