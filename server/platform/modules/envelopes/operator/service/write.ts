import type { Transaction } from '../../../../db/connection.ts'
import { newId } from '../../../../lib/id.ts'
import type { By } from '../../../operators/service.ts'
import { deleteProposal, demandSeen, mayCount } from '../../../proposals/service.ts'
import { envelopesErrors } from '../../errors.ts'
import type { RainRow } from '../../repository.ts'
import { checkTerms, type RainTerms } from '../../terms.ts'
import { envelopesRights } from '../policy.ts'
import { presentPlan } from '../presenter.ts'
import * as repository from '../repository.ts'
import type { EnvelopesOperatorDependencies } from './dependencies.ts'
import { findOperatorEnvelopes, type OperatorRainView } from './read.ts'

type Because = By & { readonly reason: string }

const deed = (action: string) => ({
  right: envelopesRights['envelopes.change'],
  action: `envelopes.${action}`,
  subjectKind: 'envelopes',
  changesSite: 'rewards' as const,
  subjectId: ({ id }: RainRow) => id,
  present: (rain: RainRow) => ({ state: rain.state, ...presentPlan(rain) }),
})

/** Plans a rain that nobody sees yet. Throws ENVELOPES_TERMS_INVALID. */
export async function createEnvelopes(
  dependencies: EnvelopesOperatorDependencies,
  by: Because,
  terms: RainTerms,
): Promise<OperatorRainView> {
  const { clock, operators, sites } = dependencies
  const { merchantId } = by.session
  const brand = await sites.findMerchant(merchantId)
  const at = clock.now()
  const id = newId(at.getTime())
  await operators.perform(by, deed('create'), async (tx) => {
    checkTerms(terms, brand)
    const made = { merchantId, id, currency: brand.currency, at }
    return { before: null, after: await repository.insertRain(tx.query, made, terms) }
  })
  return findOperatorEnvelopes(dependencies, by.session, id)
}

/** Changes what was never published. Throws ENVELOPES_NOT_FOUND, ENVELOPES_PUBLISHED, ENVELOPES_TERMS_INVALID. */
export async function updateEnvelopes(
  dependencies: EnvelopesOperatorDependencies,
  by: Because,
  id: string,
  terms: RainTerms,
): Promise<OperatorRainView> {
  const brand = await dependencies.sites.findMerchant(by.session.merchantId)
  return change(dependencies, by, { id, action: 'update' }, async (tx, rain) => {
    checkTerms(terms, brand)
    if (rain.state !== 'DRAFT') throw envelopesErrors.ENVELOPES_PUBLISHED()
    // What was proposed is no more: nobody confirms it by mistake.
    await deleteProposal(tx.query, rain.merchant_id, 'envelope', id)
    return repository.updateRain(tx.query, rain, terms, dependencies.clock.now())
  })
}

/**
 * Shows a rain to members, or lets a paused one go on: it gives money, so two operators want it. Throws ENVELOPES_NOT_FOUND,
 * ENVELOPES_CLOSED for one that is over, ENVELOPES_PUBLISHED, FOUR_EYES_CHANGED when it is another one than was seen, and as `mayCount`.
 */
export const publishEnvelopes = (
  dependencies: EnvelopesOperatorDependencies,
  by: Because,
  { id, revision }: { readonly id: string; readonly revision: string },
) =>
  change(dependencies, by, { id, action: 'publish' }, async (tx, rain) => {
    const now = dependencies.clock.now()
    if (rain.state === 'PUBLISHED') throw envelopesErrors.ENVELOPES_PUBLISHED()
    if (rain.ends_at <= now) throw envelopesErrors.ENVELOPES_CLOSED()
    const { merchant_id: merchantId } = rain
    const wish = presentPlan(rain)
    demandSeen(revision, wish)
    const about = { merchantId, kind: 'envelope', subjectId: id, wish, reason: by.reason } as const
    if (!(await mayCount(tx, by.session, { ...about, raises: true }, now))) return 'PROPOSED'
    return repository.setState(tx.query, rain, 'PUBLISHED', now)
  })

/** Lets nobody open one until it is published again. Throws ENVELOPES_NOT_FOUND, ENVELOPES_CLOSED. */
export const pauseEnvelopes = (dependencies: EnvelopesOperatorDependencies, by: Because, id: string) =>
  change(dependencies, by, { id, action: 'pause' }, async (tx, rain) => {
    if (rain.state !== 'PUBLISHED') throw envelopesErrors.ENVELOPES_CLOSED()
    return repository.setState(tx.query, rain, 'PAUSED', dependencies.clock.now())
  })

/** Changes a rain, which is held meanwhile. */
async function change(
  dependencies: EnvelopesOperatorDependencies,
  by: Because,
  { id, action }: { readonly id: string; readonly action: string },
  decide: (tx: Transaction, rain: RainRow) => Promise<RainRow | 'PROPOSED'>,
): Promise<OperatorRainView> {
  await dependencies.operators.perform(by, deed(action), async (tx) => {
    const before = await repository.lockRain(tx.query, by.session.merchantId, id)
    if (before === undefined) throw envelopesErrors.ENVELOPES_NOT_FOUND()
    const after = await decide(tx, before)
    return after === 'PROPOSED' ? { before, after: before, action: 'envelopes.propose' } : { before, after }
  })
  return findOperatorEnvelopes(dependencies, by.session, id)
}
