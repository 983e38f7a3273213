import type { Transaction } from '../../../../db/connection.ts'
import { newId } from '../../../../lib/id.ts'
import type { By } from '../../../operators/service.ts'
import { deleteProposal, demandSeen, mayCount } from '../../../proposals/service.ts'
import { rafflesErrors } from '../../errors.ts'
import { lockRaffle, type RaffleRow } from '../../repository.ts'
import { checkTerms, type RaffleTerms } from '../../terms.ts'
import { rafflesRights } from '../policy.ts'
import { presentPlan, type WholeRaffle } from '../presenter.ts'
import * as repository from '../repository.ts'
import type { RafflesOperatorDependencies } from './dependencies.ts'
import { findOperatorRaffle, type OperatorRaffleView, wholeOf } from './read.ts'

type Because = By & { readonly reason: string }

const deed = (action: string) => ({
  right: rafflesRights['raffles.change'],
  action: `raffles.${action}`,
  subjectKind: 'raffles',
  changesSite: 'rewards' as const,
  subjectId: ({ raffle }: WholeRaffle) => raffle.id,
  present: (whole: WholeRaffle) => ({ state: whole.raffle.state, ...presentPlan(whole) }),
})

/** Plans a raffle that nobody sees yet. Throws RAFFLE_TERMS_INVALID. */
export async function createRaffle(
  dependencies: RafflesOperatorDependencies,
  by: Because,
  terms: RaffleTerms,
): Promise<OperatorRaffleView> {
  const { clock, operators, sites } = dependencies
  const { merchantId } = by.session
  const brand = await sites.findMerchant(merchantId)
  const at = clock.now()
  const id = newId(at.getTime())
  await operators.perform(by, deed('create'), async (tx) => {
    checkTerms(terms, brand)
    const made = { merchantId, id, currency: brand.currency, at }
    return { before: null, after: await wholeOf(tx, await repository.insertRaffle(tx.query, made, terms)) }
  })
  return findOperatorRaffle(dependencies, by.session, id)
}

/** Changes what was never published. Throws RAFFLE_NOT_FOUND, RAFFLE_PUBLISHED, RAFFLE_TERMS_INVALID. */
export async function updateRaffle(
  dependencies: RafflesOperatorDependencies,
  by: Because,
  id: string,
  terms: RaffleTerms,
): Promise<OperatorRaffleView> {
  const brand = await dependencies.sites.findMerchant(by.session.merchantId)
  return change(dependencies, by, { id, action: 'update' }, async (tx, { raffle }) => {
    checkTerms(terms, brand)
    if (raffle.state !== 'DRAFT') throw rafflesErrors.RAFFLE_PUBLISHED()
    // What was proposed is no more: nobody confirms it by mistake.
    await deleteProposal(tx.query, by.session.merchantId, 'raffle', id)
    return repository.updateRaffle(tx.query, raffle, terms, dependencies.clock.now())
  })
}

/**
 * Shows a raffle to members, or lets a paused one go on: it gives money, so two operators want it. Throws RAFFLE_NOT_FOUND, RAFFLE_CLOSED
 * for one that is over, RAFFLE_PUBLISHED, FOUR_EYES_CHANGED when it is another one than was seen, and as `mayCount`.
 */
export const publishRaffle = (
  dependencies: RafflesOperatorDependencies,
  by: Because,
  { id, revision }: { readonly id: string; readonly revision: string },
) =>
  change(dependencies, by, { id, action: 'publish' }, async (tx, whole) => {
    const { raffle } = whole
    const now = dependencies.clock.now()
    if (raffle.state === 'PUBLISHED') throw rafflesErrors.RAFFLE_PUBLISHED()
    if (raffle.ends_at <= now) throw rafflesErrors.RAFFLE_CLOSED()
    const { merchant_id: merchantId } = raffle
    const wish = presentPlan(whole)
    demandSeen(revision, wish)
    const about = { merchantId, kind: 'raffle', subjectId: id, wish, reason: by.reason } as const
    if (!(await mayCount(tx, by.session, { ...about, raises: true }, now))) return 'PROPOSED'
    return repository.setState(tx.query, raffle, 'PUBLISHED', now)
  })

/** Lets nobody draw until it is published again; tickets stay. Throws RAFFLE_NOT_FOUND, RAFFLE_CLOSED. */
export const pauseRaffle = (dependencies: RafflesOperatorDependencies, by: Because, id: string) =>
  change(dependencies, by, { id, action: 'pause' }, async (tx, { raffle }) => {
    if (raffle.state !== 'PUBLISHED') throw rafflesErrors.RAFFLE_CLOSED()
    return repository.setState(tx.query, raffle, 'PAUSED', dependencies.clock.now())
  })

/** Changes a raffle, which is held meanwhile. */
async function change(
  dependencies: RafflesOperatorDependencies,
  by: Because,
  { id, action }: { readonly id: string; readonly action: string },
  decide: (tx: Transaction, whole: WholeRaffle) => Promise<RaffleRow | 'PROPOSED'>,
): Promise<OperatorRaffleView> {
  await dependencies.operators.perform(by, deed(action), async (tx) => {
    const raffle = await lockRaffle(tx.query, by.session.merchantId, id)
    if (raffle === undefined) throw rafflesErrors.RAFFLE_NOT_FOUND()
    const before = await wholeOf(tx, raffle)
    const after = await decide(tx, before)
    if (after === 'PROPOSED') return { before, after: before, action: 'raffles.propose' }
    return { before, after: await wholeOf(tx, after) }
  })
  return findOperatorRaffle(dependencies, by.session, id)
}
