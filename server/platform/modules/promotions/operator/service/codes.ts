import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { newId } from '../../../../lib/id.ts'
import { type By, demand } from '../../../operators/service.ts'
import { makeCode, readCode } from '../../codes.ts'
import { promotionsErrors } from '../../errors.ts'
import { parseTerms } from '../../terms.ts'
import * as repository from '../codes-repository.ts'
import { promotionsRights } from '../policy.ts'
import { findPromotion } from '../repository.ts'
import type { PromotionsOperatorDependencies } from './dependencies.ts'
import type { Draft } from './write.ts'

type Dependencies = Pick<PromotionsOperatorDependencies, 'database' | 'clock' | 'operators'>
type Row = repository.CodeBatchRow

/** What a batch is to be. */
export interface BatchWish {
  readonly name: string
  readonly number: number
  /** In place of random codes. */
  readonly word: string | null
  readonly usesPerCode: number
  readonly expiresAt: string | null
}

const deed = (action: string) => ({
  right: promotionsRights['promotions.change'],
  action: `promotionCodes.${action}`,
  subjectKind: 'promotions',
  subjectId: ({ promotion_id }: Row) => promotion_id,
  // Not the codes: the audit log is read by more people than may give them away.
  present: ({ id, name, number, uses_per_code, expires_at, voided_at }: Row) => ({
    batch: id,
    name,
    number,
    usesPerCode: uses_per_code,
    expiresAt: expires_at?.toISOString() ?? null,
    voidedAt: voided_at?.toISOString() ?? null,
  }),
})

/**
 * Makes codes of a promotion. What they can cost is its budget, which two operators wanted. Throws PROMOTION_NOT_FOUND, PROMOTION_CLOSED,
 * PROMOTION_TERMS_DISAGREE when it is not given by codes, PROMOTION_CODE_TAKEN.
 */
export async function createCodeBatch(
  { clock, operators }: Dependencies,
  by: By,
  promotionId: string,
  { name, number, word, usesPerCode, expiresAt }: BatchWish,
): Promise<Row> {
  demand(by.session, promotionsRights['promotions.change'])
  if (word !== null && number !== 1) throw promotionsErrors.PROMOTION_TERMS_DISAGREE({ field: 'number' })
  const { merchantId, account } = by.session
  return operators.perform(by, deed('create'), async (tx) => {
    const promotion = await findPromotion(tx.query, merchantId, promotionId)
    if (promotion === undefined) throw promotionsErrors.PROMOTION_NOT_FOUND()
    if (promotion.state === 'CLOSED') throw promotionsErrors.PROMOTION_CLOSED()
    if (parseTerms((promotion.draft as Draft).terms).trigger !== 'CODE')
      throw promotionsErrors.PROMOTION_TERMS_DISAGREE({ field: 'terms.trigger' })
    const at = clock.now()
    const id = newId(at.getTime())
    const codes = word === null ? randomCodes(number) : [readCode(word)]
    const ends = expiresAt === null ? null : new Date(expiresAt)
    const batch = {
      merchantId,
      id,
      promotionId,
      name: name.trim(),
      codes,
      usesPerCode,
      expiresAt: ends,
      at,
      by: account,
    }
    if (!(await repository.insertBatch(tx, batch))) throw promotionsErrors.PROMOTION_CODE_TAKEN({ field: 'word' })
    const after = await repository.findBatch(tx.query, merchantId, id)
    if (after === undefined) throw promotionsErrors.PROMOTION_CODE_BATCH_NOT_FOUND()
    return { before: null, after }
  })
}

/** So many different ones. */
function randomCodes(number: number): string[] {
  const codes = new Set<string>()
  while (codes.size < number) codes.add(makeCode())
  return [...codes]
}

/** Ends a batch; once it is, it stays so. Throws PROMOTION_CODE_BATCH_NOT_FOUND. */
export const voidCodeBatch = (
  { clock, operators }: Dependencies,
  by: By & { readonly reason: string },
  id: string,
): Promise<Row> => {
  const { merchantId, account } = by.session
  return operators.perform(by, deed('void'), async (tx) => {
    const before = await repository.findBatch(tx.query, merchantId, id)
    if (before === undefined) throw promotionsErrors.PROMOTION_CODE_BATCH_NOT_FOUND()
    await repository.voidBatch(tx.query, merchantId, id, { at: clock.now(), by: account })
    const after = await repository.findBatch(tx.query, merchantId, id)
    return { before, after: after ?? before }
  })
}

/** Batches of a promotion with how often their codes were used. Throws PROMOTION_NOT_FOUND. */
export async function listCodeBatches(
  { database }: Dependencies,
  session: OperatorSession,
  promotionId: string,
  asked: PageRequest,
) {
  demand(session, promotionsRights['promotions.read'])
  if ((await findPromotion(database.query, session.merchantId, promotionId)) === undefined)
    throw promotionsErrors.PROMOTION_NOT_FOUND()
  return repository.listBatches(database.query, session.merchantId, promotionId, pageOf(asked))
}

/** Codes of a batch, for those who may make some. Throws PROMOTION_CODE_BATCH_NOT_FOUND. */
export async function listCodes({ database }: Dependencies, session: OperatorSession, id: string, asked: PageRequest) {
  demand(session, promotionsRights['promotions.change'])
  const batch = await repository.findBatch(database.query, session.merchantId, id)
  if (batch === undefined) throw promotionsErrors.PROMOTION_CODE_BATCH_NOT_FOUND()
  const rows = await repository.listCodes(database.query, session.merchantId, id, pageOf(asked))
  return { rows, total: batch.number }
}
