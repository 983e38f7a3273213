import type { Updateable } from 'kysely'
import type { Static } from 'typebox'
import type { Transaction } from '../../../../db/connection.ts'
import type { Promotions } from '../../../../db/tables.ts'
import { newId } from '../../../../lib/id.ts'
import { parseMoney } from '../../../../lib/money.ts'
import { type By, demand } from '../../../operators/service.ts'
import { deleteProposal, demandSeen, mayCount } from '../../../proposals/service.ts'
import { promotionsErrors } from '../../errors.ts'
import { currencyOf } from '../../terms.ts'
import { promotionsRights } from '../policy.ts'
import * as repository from '../repository.ts'
import type { PromotionDraft } from '../schema.ts'
import { checkDraft } from './check-draft.ts'
import type { PromotionsOperatorDependencies } from './dependencies.ts'
import { type OperatorPromotionView, readPromotion } from './read.ts'

export type Draft = Static<typeof PromotionDraft>
type Because = By & { readonly reason: string }
type Row = repository.OperatorPromotionRow

const deed = (action: string) => ({
  right: promotionsRights['promotions.change'],
  action: `promotions.${action}`,
  subjectKind: 'promotions',
  subjectId: ({ id }: Row) => id,
  present: ({ state, version, draft }: Row) => ({ state, version, draft }),
})

/** Makes a promotion that nobody sees yet. Throws as `checkDraft`. */
export async function createPromotion(
  dependencies: PromotionsOperatorDependencies,
  by: By,
  draft: Draft,
): Promise<OperatorPromotionView> {
  const { clock, operators, sites } = dependencies
  demand(by.session, promotionsRights['promotions.change'])
  const { merchantId } = by.session
  const merchant = await sites.findMerchant(merchantId)
  await checkDraft(dependencies, by.session.merchantId, draft, merchant.languages)
  const id = newId(clock.now().getTime())
  await operators.perform(by, deed('create'), async (tx) => {
    const { position } = draft
    await repository.insertPromotion(tx.query, {
      merchantId,
      id,
      draft,
      position,
      currency: merchant.currency,
      at: clock.now(),
    })
    return { before: null, after: await need(tx, merchantId, id) }
  })
  return readPromotion(dependencies, by.session, id)
}

/** Changes what the next version will be. Throws PROMOTION_NOT_FOUND, PROMOTION_CLOSED, and as `createPromotion`. */
export async function updatePromotion(
  dependencies: PromotionsOperatorDependencies,
  by: By,
  id: string,
  draft: Draft,
): Promise<OperatorPromotionView> {
  demand(by.session, promotionsRights['promotions.change'])
  const { languages } = await dependencies.sites.findMerchant(by.session.merchantId)
  await checkDraft(dependencies, by.session.merchantId, draft, languages)
  await change(dependencies, by, { id, action: 'update' }, async (tx) => {
    // What was proposed is no more: nobody confirms it by mistake.
    await deleteProposal(tx.query, by.session.merchantId, 'promotion', id)
    return { draft: JSON.stringify(draft), is_changed: true }
  })
  return readPromotion(dependencies, by.session, id)
}

/** Takes nobody in until it is published again. Throws PROMOTION_NOT_FOUND, PROMOTION_CLOSED. */
export async function pausePromotion(dependencies: PromotionsOperatorDependencies, by: Because, id: string) {
  await change(dependencies, by, { id, action: 'pause' }, async (_tx, { state }) => {
    if (state !== 'PUBLISHED') throw promotionsErrors.PROMOTION_CLOSED()
    return { state: 'PAUSED' }
  })
  return readPromotion(dependencies, by.session, id)
}

/** Ends it for good. Throws PROMOTION_NOT_FOUND, PROMOTION_CLOSED. */
export async function closePromotion(dependencies: PromotionsOperatorDependencies, by: Because, id: string) {
  await change(dependencies, by, { id, action: 'close' }, async (_tx, { state }) => {
    // Who was never seen is over without a trace; a version stands under what was promised.
    if (state === 'DRAFT') throw promotionsErrors.PROMOTION_CLOSED()
    return { state: 'CLOSED' }
  })
  return readPromotion(dependencies, by.session, id)
}

/**
 * Makes the draft the next version, which takes two operators: it says what the house gives. Throws PROMOTION_NOT_FOUND,
 * PROMOTION_CLOSED, PROMOTION_BUDGET_SPENT when more is given already than the new budget, PROMOTION_TERMS_DISAGREE when it gave money
 * before and now points or the other way round, FOUR_EYES_CHANGED when the draft is another one than was seen, and as `mayCount`.
 */
export async function publishPromotion(
  dependencies: PromotionsOperatorDependencies,
  by: Because,
  { id, revision }: { readonly id: string; readonly revision: string },
) {
  const { clock, sites } = dependencies
  const { merchantId } = by.session
  const merchant = await sites.findMerchant(merchantId)
  await change(dependencies, by, { id, action: 'publish' }, async (tx, row) => {
    const draft = row.draft as Draft
    const currency = currencyOf(draft.terms, merchant.currency)
    // Claims of earlier versions take from the same budget.
    if (row.version > 0 && row.currency !== currency)
      throw promotionsErrors.PROMOTION_TERMS_DISAGREE({ field: 'terms.reward' })
    const wish = { version: row.version + 1, draft }
    demandSeen(revision, draft)
    const about = { merchantId, kind: 'promotion', subjectId: id, wish, reason: by.reason, raises: true } as const
    const now = clock.now()
    if (!(await mayCount(tx, by.session, about, now))) return 'PROPOSED'
    const isEnough = await repository.insertVersion(tx.query, {
      merchantId,
      promotionId: id,
      version: row.version + 1,
      category: draft.category,
      terms: draft.terms,
      words: Object.fromEntries(draft.words.map(({ language, ...words }) => [language, words])),
      startsAt: new Date(draft.startsAt),
      endsAt: draft.endsAt === null ? null : new Date(draft.endsAt),
      budget: parseMoney(draft.budget),
      currency,
      at: now,
      by: by.session.account,
    })
    if (!isEnough) throw promotionsErrors.PROMOTION_BUDGET_SPENT({ field: 'budget' })
    return { state: 'PUBLISHED', version: row.version + 1, position: draft.position, is_changed: false }
  })
  return readPromotion(dependencies, by.session, id)
}

type Change = Updateable<Promotions>

/** Changes a promotion that is not over, which is held meanwhile. */
function change(
  { clock, events, operators }: PromotionsOperatorDependencies,
  by: By,
  { id, action }: { readonly id: string; readonly action: string },
  decide: (tx: Transaction, row: Row) => Promise<Change | 'PROPOSED'>,
) {
  const { merchantId } = by.session
  return operators.perform(by, deed(action), async (tx) => {
    await repository.lockPromotion(tx, merchantId, id)
    const before = await need(tx, merchantId, id)
    if (before.state === 'CLOSED') throw promotionsErrors.PROMOTION_CLOSED()
    const decided = await decide(tx, before)
    if (decided === 'PROPOSED') return { before, after: before, action: 'promotions.propose' }
    const now = clock.now()
    await repository.changePromotion(tx.query, merchantId, id, { ...decided, changed_at: now })
    // Whoever looks at the promotions reads them again; a draft is nobody's business.
    if (decided.state !== undefined)
      tx.onCommit(() => events.publish({ type: 'site', merchantId, topic: 'promotions', version: now.getTime() }))
    return { before, after: await need(tx, merchantId, id) }
  })
}

async function need(tx: Transaction, merchantId: string, id: string): Promise<Row> {
  const row = await repository.findPromotion(tx.query, merchantId, id)
  if (row === undefined) throw promotionsErrors.PROMOTION_NOT_FOUND()
  return row
}
