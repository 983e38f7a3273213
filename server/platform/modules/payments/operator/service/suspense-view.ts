import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { findMerchantsWhere, type RightName } from '../../../operators/service.ts'
import { readMerchants } from '../../../sites/service.ts'
import type { BankTransferRow } from '../../repository/bank-transfers.ts'
import { HOUSE_MERCHANT } from '../../service/suspense.ts'
import type { OperatorDependencies } from './dependencies.ts'

/** Who looks at money in suspense. */
export interface SuspenseView {
  readonly session: OperatorSession
  /** Whether the operator sees every brand, and so what belongs to none. */
  readonly seesHouse: boolean
}

/** What an operator may see of it. */
export async function viewOf(
  { operators, sites }: Pick<OperatorDependencies, 'operators' | 'sites'>,
  session: OperatorSession,
  right: RightName,
): Promise<SuspenseView> {
  const visible = await operators.merchantsWhere(session, right)
  return { session, seesHouse: (await sites.listMerchants()).every(({ id }) => visible.includes(id)) }
}

/** Whose money in suspense an operator sees: the brand's in view, and what belongs to none where he sees every brand. */
export const ownersSeen = (merchantId: string, seesHouse: boolean): string[] => [
  merchantId,
  ...(seesHouse ? [HOUSE_MERCHANT] : []),
]

/** The same of an operator who is not here: a job reads in his name. */
export async function ownersSeenBy(
  query: Transaction['query'],
  { merchantId, operatorId }: Pick<OperatorSession, 'merchantId' | 'operatorId'>,
  right: RightName,
): Promise<string[]> {
  const visible = await findMerchantsWhere(query, { operatorId }, right)
  return ownersSeen(
    merchantId,
    (await readMerchants({ query })).every(({ id }) => visible.includes(id)),
  )
}

/** Money on the brand's accounts; that on accounts of no brand, of several, or of another one, only who sees every brand. */
export function isVisible(
  { session, seesHouse }: SuspenseView,
  row: Pick<BankTransferRow, 'merchant_id' | 'suspense_transfer_id'>,
): boolean {
  return (seesHouse || row.merchant_id === session.merchantId) && row.suspense_transfer_id !== null
}
