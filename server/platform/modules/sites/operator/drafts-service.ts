import { httpErrors } from '../../../http/errors.ts'
import type { PageRequest } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { revisionOf } from '../../../lib/revision.ts'
import { type By, demand } from '../../operators/service.ts'
import { demandSeen } from '../../proposals/service.ts'
import { lockMerchant } from '../changes.ts'
import { sitesErrors } from '../errors.ts'
import type { Merchant } from '../merchant.ts'
import * as repository from './drafts-repository.ts'
import {
  type ChangeBody,
  carryOut,
  changeOf,
  demandOwnPictures,
  differenceOf,
  merchantDeed,
  planFor,
} from './merchant-changes.ts'
import { sitesRights } from './policy.ts'
import type { SitesOperatorDependencies } from './service.ts'

/** A brand as it stands, as it would be, and the mark of what differs, by which somebody says that he saw it. */
export interface Outlook {
  readonly before: Merchant
  readonly after: Merchant
  readonly fields: readonly string[]
  readonly revision: string
}

function outlookOf(before: Merchant, body: ChangeBody): Outlook {
  const after = { ...before, ...changeOf(body) }
  const difference = differenceOf(before, after)
  return { before, after, fields: Object.keys(difference.after), revision: revisionOf(difference) }
}

const bodyOf = (kept: unknown): ChangeBody => kept as ChangeBody

/** The brand with that id, unless the operator may not see it. Throws NOT_FOUND. */
async function needMerchant(
  { operators, sites }: SitesOperatorDependencies,
  session: OperatorSession,
  id: string,
): Promise<Merchant> {
  demand(session, sitesRights['merchants.read'])
  if (!(await operators.merchantsWhere(session, 'merchants.read')).includes(id)) throw httpErrors.NOT_FOUND()
  return sites.findMerchant(id)
}

/** The draft of a brand beside the brand as it stands; none where nobody keeps one. Throws NOT_FOUND. */
export async function getDraft(dependencies: SitesOperatorDependencies, session: OperatorSession, id: string) {
  const merchant = await needMerchant(dependencies, session, id)
  const row = await repository.selectDraft(dependencies.database.query, id)
  return row && { row, outlook: outlookOf(merchant, bodyOf(row.change)) }
}

/**
 * Keeps what somebody means to change on a brand, held to all that a change is held to; nothing of the brand changes. `basedOn` is the
 * number of the draft that he changed, none for the first. Throws MERCHANT_DRAFT_CHANGED, MERCHANT_CHANGES_NOTHING, NOT_FOUND,
 * LOGO_NOT_OWN, ICON_…, and as `planFor`.
 */
export async function saveDraft(
  dependencies: SitesOperatorDependencies,
  by: By,
  id: string,
  { basedOn, body }: { readonly basedOn: number | null; readonly body: ChangeBody },
) {
  const { clock, operators } = dependencies
  const visible = await operators.merchantsWhere(by.session, 'merchants.change')
  if (visible.includes(id)) await demandOwnPictures(dependencies, id, body)
  await operators.perform(by, { ...merchantDeed, merchantId: id, action: 'merchants.draft' }, async (tx) => {
    if (!visible.includes(id)) throw httpErrors.NOT_FOUND()
    const known = await repository.lockDraft(tx.query, id)
    if ((known?.revision ?? null) !== basedOn) throw sitesErrors.MERCHANT_DRAFT_CHANGED({ field: 'basedOn' })
    const plan = await planFor(tx, { id, visible, body })
    const { after: change } = differenceOf(plan.before, plan.after)
    if (Object.keys(change).length === 0) throw sitesErrors.MERCHANT_CHANGES_NOTHING()
    const values = { change: { ...change }, savedBy: by.session.account, savedAt: clock.now() }
    const write = known === undefined ? repository.insertDraft : repository.updateDraft
    // Of two who begin one at once, the second has not seen the first one's.
    if ((await write(tx.query, id, values)) === undefined)
      throw sitesErrors.MERCHANT_DRAFT_CHANGED({ field: 'basedOn' })
    return plan
  })
  return getDraft(dependencies, by.session, id)
}

/** Throws MERCHANT_DRAFT_NOT_FOUND, MERCHANT_DRAFT_CHANGED where another one was saved than was seen, NOT_FOUND. */
export async function discardDraft(dependencies: SitesOperatorDependencies, by: By, id: string, seen: number) {
  const { operators } = dependencies
  const visible = await operators.merchantsWhere(by.session, 'merchants.change')
  return operators.perform(by, { ...merchantDeed, merchantId: id, action: 'merchants.discard' }, async (tx) => {
    if (!visible.includes(id)) throw httpErrors.NOT_FOUND()
    const row = await repository.lockDraft(tx.query, id)
    if (row === undefined) throw sitesErrors.MERCHANT_DRAFT_NOT_FOUND()
    if (row.revision !== seen) throw sitesErrors.MERCHANT_DRAFT_CHANGED({ field: 'basedOn' })
    // Not held to what a change is held to: one that could not be published any more could not be given up either.
    const { before, after } = outlookOf(await lockMerchant(tx, id), bodyOf(row.change))
    await repository.deleteDraft(tx.query, id)
    // What was given up is what the log has to keep.
    return { before: after, after: before }
  })
}

/**
 * Makes a brand what its draft says, as saving the same would; the draft is over then, unless a second operator is waited for.
 * `revision` is the mark of what differs, as it was seen. Throws MERCHANT_DRAFT_NOT_FOUND, MERCHANT_CHANGES_NOTHING, FOUR_EYES_CHANGED, and as
 * `carryOut`.
 */
export async function publishDraft(dependencies: SitesOperatorDependencies, by: By, id: string, revision: string) {
  const { operators } = dependencies
  const visible = await operators.merchantsWhere(by.session, 'merchants.change')
  return operators.perform(by, { ...merchantDeed, merchantId: id, action: 'merchants.publish' }, async (tx) => {
    if (!visible.includes(id)) throw httpErrors.NOT_FOUND()
    const row = await repository.lockDraft(tx.query, id)
    if (row === undefined) throw sitesErrors.MERCHANT_DRAFT_NOT_FOUND()
    const body = bodyOf(row.change)
    demandChange(await planFor(tx, { id, visible, body }), revision)
    const changed = await carryOut(dependencies, tx, by, { id, visible, body, origin: 'DRAFT' })
    if (!changed.isWaiting) await repository.deleteDraft(tx.query, id)
    return changed
  })
}

/** Throws MERCHANT_CHANGES_NOTHING, and FOUR_EYES_CHANGED where the difference is not the one that was seen. */
function demandChange({ before, after }: { before: Merchant; after: Merchant }, revision: string): void {
  const difference = differenceOf(before, after)
  if (Object.keys(difference.after).length === 0) throw sitesErrors.MERCHANT_CHANGES_NOTHING()
  demandSeen(revision, difference)
}

/** What each save of a brand made different, the newest first. Throws NOT_FOUND. */
export async function listVersions(
  dependencies: SitesOperatorDependencies,
  session: OperatorSession,
  id: string,
  page: PageRequest,
) {
  const merchant = await needMerchant(dependencies, session, id)
  const { rows, total } = await repository.selectVersions(dependencies.database.query, id, page)
  return { versions: rows.map((row) => versionOf(merchant, row)), total }
}

/** A version of a brand, and what taking it back would make different now. Throws NOT_FOUND, MERCHANT_VERSION_NOT_FOUND. */
export async function getVersion(
  dependencies: SitesOperatorDependencies,
  session: OperatorSession,
  id: string,
  number: number,
) {
  const merchant = await needMerchant(dependencies, session, id)
  const row = await repository.selectVersion(dependencies.database.query, id, number)
  if (row === undefined) throw sitesErrors.MERCHANT_VERSION_NOT_FOUND()
  return versionOf(merchant, row)
}

/** A save of a brand, what taking it back would make different now, and what of it a later save changed. */
export interface Version {
  readonly row: repository.VersionRow
  readonly outlook: Outlook
  readonly back: Outlook
  readonly changedSince: readonly string[]
}

function versionOf(merchant: Merchant, row: repository.VersionRow): Version {
  return {
    row,
    outlook: outlookOf({ ...merchant, ...changeOf(bodyOf(row.before)) }, bodyOf(row.after)),
    back: outlookOf(merchant, bodyOf(row.before)),
    changedSince: changedSince(merchant, row),
  }
}

/** Fields of a version that say something else by now. */
function changedSince(merchant: Merchant, { after }: repository.VersionRow): string[] {
  const since = differenceOf(merchant, { ...merchant, ...changeOf(bodyOf(after)) })
  return Object.keys(since.after)
}

/**
 * Gives a brand the values from before a version, as a version of its own. `revision` is the mark of what that makes different, as it was
 * seen. Where something of it was changed since, `overwrites` says that this was seen too. Throws MERCHANT_VERSION_NOT_FOUND,
 * MERCHANT_VERSION_CHANGED_SINCE, MERCHANT_CHANGES_NOTHING, FOUR_EYES_CHANGED, and as `carryOut`.
 */
export async function takeBack(
  dependencies: SitesOperatorDependencies,
  by: By,
  { id, number }: { readonly id: string; readonly number: number },
  { revision, overwrites }: { readonly revision: string; readonly overwrites: boolean },
) {
  const { operators } = dependencies
  const visible = await operators.merchantsWhere(by.session, 'merchants.change')
  return operators.perform(by, { ...merchantDeed, merchantId: id, action: 'merchants.takeBack' }, async (tx) => {
    if (!visible.includes(id)) throw httpErrors.NOT_FOUND()
    const row = await repository.selectVersion(tx.query, id, number)
    if (row === undefined) throw sitesErrors.MERCHANT_VERSION_NOT_FOUND()
    const body = bodyOf(row.before)
    const plan = await planFor(tx, { id, visible, body })
    if (!overwrites && changedSince(plan.before, row).length > 0) throw sitesErrors.MERCHANT_VERSION_CHANGED_SINCE()
    demandChange(plan, revision)
    return carryOut(dependencies, tx, by, { id, visible, body, origin: 'TAKE_BACK', takesBack: number })
  })
}
