import type { Transaction } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { type By, demand } from '../../operators/service.ts'
import { keepCounting } from '../counting.ts'
import { type BrandDeed, FOUR_EYES_DEEDS, type FourEyesDeed } from '../deeds.ts'
import { listOfBrand, lockSettings } from '../repository.ts'
import { type FourEyesRuleRow, findRule, listRules, writeRule } from '../rules-repository.ts'
import { mayCount } from '../service.ts'
import { proposalsRights as rights } from './policy.ts'
import { presentRule } from './rules-presenter.ts'
import type { ProposalsOperatorDependencies } from './service.ts'

type Saving = By & { readonly reason: string }
/** A rule before anybody said something: one operator suffices. */
type Rule = Pick<FourEyesRuleRow, 'deed' | 'is_demanded'>

/** Every deed that takes two or may, in the order of the table, with what waits of each in the brand in view. */
export async function listFourEyesRules(
  { database: { query }, clock }: ProposalsOperatorDependencies,
  session: OperatorSession,
) {
  demand(session, rights['fourEyes.read'])
  const { merchantId } = session
  const rows = await listRules(query, merchantId)
  const waiting = await keepCounting(query, await listOfBrand(query, merchantId, clock.now()))
  return (Object.keys(FOUR_EYES_DEEDS) as FourEyesDeed[]).map((deed) => presentRule(deed, rows, waiting))
}

/**
 * Demands two operators for a deed of the brand in view, or no longer. Demanding counts at once; that one suffices again takes two, or
 * whoever means to act alone would begin with that. Throws as `isAgreed`.
 */
export async function saveFourEyesRule(
  dependencies: ProposalsOperatorDependencies,
  by: Saving,
  deed: BrandDeed,
  isDemanded: boolean,
) {
  const { clock, operators } = dependencies
  demand(by.session, rights['fourEyes.change'])
  const entry = {
    right: rights['fourEyes.change'],
    action: 'fourEyesRules.update',
    subjectKind: 'fourEyesRules',
    subjectId: ({ deed: changed }: Rule) => changed,
    present: ({ is_demanded }: Rule) => ({ isDemanded: is_demanded }),
  }
  await operators.perform(by, entry, (tx) => change(tx, by, deed, isDemanded, clock.now()))
  const { merchantId } = by.session
  const rows = await listRules(dependencies.database.query, merchantId)
  const query = dependencies.database.query
  return presentRule(deed, rows, await keepCounting(query, await listOfBrand(query, merchantId, clock.now())))
}

async function change(tx: Transaction, { session, reason }: Saving, deed: BrandDeed, isDemanded: boolean, now: Date) {
  const { merchantId, account } = session
  await lockSettings(tx, merchantId, 'fourEyesRules')
  const before: Rule = (await findRule(tx.query, merchantId, deed)) ?? { deed, is_demanded: false }
  const proposal = { merchantId, kind: 'fourEyesRules', subjectId: deed, wish: { isDemanded }, reason } as const
  const raises = before.is_demanded && !isDemanded
  if (!(await mayCount(tx, session, { ...proposal, raises }, now)))
    return { before, after: before, action: 'fourEyesRules.propose' }
  const after = { merchant_id: merchantId, deed, is_demanded: isDemanded, changed_by_account: account, changed_at: now }
  await writeRule(tx.query, after)
  return { before, after }
}
