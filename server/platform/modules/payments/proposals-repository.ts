import type { Transaction } from '../../db/connection.ts'

type Query = Transaction['query']

export type ProposalKind = 'suspense' | 'deposit'

export function findProposals(
  query: Query,
  merchantIds: readonly string[],
  kind: ProposalKind,
  ids: readonly string[],
) {
  if (ids.length === 0) return Promise.resolve([])
  return query
    .selectFrom('payment_proposals')
    .selectAll()
    .where('merchant_id', 'in', merchantIds)
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', ids)
    .execute()
}

export type ProposalRow = Awaited<ReturnType<typeof findProposals>>[number]

export async function writeProposal(query: Query, { decision, ...row }: ProposalRow): Promise<void> {
  const values = { ...row, decision: JSON.stringify(decision) }
  await query
    .insertInto('payment_proposals')
    .values(values)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'subject_kind', 'subject_id']).doUpdateSet(values))
    .execute()
}

export async function deleteProposal(query: Query, merchantId: string, kind: ProposalKind, id: string): Promise<void> {
  await query
    .deleteFrom('payment_proposals')
    .where('merchant_id', '=', merchantId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .execute()
}
