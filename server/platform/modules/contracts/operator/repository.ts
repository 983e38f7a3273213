import type { Kysely } from 'kysely'
import { contains, inSpan, type TimeSpan } from '../../../db/search.ts'
import type { Tables } from '../../../db/tables.ts'
import { type PageRequest, pageOf, sortOf } from '../../../http/paging.ts'
import type { ContractKind } from '../pay/terms.ts'
import { type ContractView, ofBrand, withParts } from '../repository/views.ts'
import { type ContractState, type Deed, OPEN_STATES } from '../states.ts'

export interface ContractFilter extends TimeSpan {
  readonly ids?: readonly string[] | undefined
  readonly state?: ContractState | undefined
  readonly kind?: ContractKind | undefined
  /** Part of the account of whoever is paid. */
  readonly account?: string | undefined
  readonly payeeId?: string | undefined
  /** Only those that wait for the platform's answer (true), or all others (false). */
  readonly awaitsPlatform?: boolean | undefined
  /** Only those that are open (true) or over (false). */
  readonly isOpen?: boolean | undefined
  /** Only those about which one side refused the other, or took back what it wanted. */
  readonly isDisputed?: boolean | undefined
}

const SORTS = {
  createdAt: 'contracts.created_at',
  changedAt: 'contracts.changed_at',
  kind: 'contracts.kind',
  state: 'contracts.state',
  payeeAccount: 'payee.account_key',
} as const

const DISPUTES: readonly Deed[] = ['REJECTED', 'WITHDRAWN', 'TERMINATION_REFUSED', 'TERMINATION_WITHDRAWN']

function wantedOf(query: Kysely<Tables>, merchantId: string, filter: ContractFilter) {
  let wanted = inSpan(ofBrand(query, merchantId), 'contracts.created_at', filter)
  if (filter.ids !== undefined) wanted = wanted.where('contracts.id', 'in', filter.ids)
  if (filter.state !== undefined) wanted = wanted.where('contracts.state', '=', filter.state)
  if (filter.kind !== undefined) wanted = wanted.where('contracts.kind', '=', filter.kind)
  if (filter.payeeId !== undefined) wanted = wanted.where('contracts.payee_id', '=', filter.payeeId)
  if (filter.isOpen !== undefined)
    wanted = wanted.where('contracts.state', filter.isOpen ? 'in' : 'not in', OPEN_STATES)
  if (filter.awaitsPlatform === true)
    wanted = wanted.where('contracts.payer_id', 'is', null).where('contracts.awaits', '=', 'PAYER')
  if (filter.awaitsPlatform === false)
    wanted = wanted.where((any) =>
      any.or([any('contracts.payer_id', 'is not', null), any('contracts.awaits', 'is distinct from', 'PAYER')]),
    )
  const { account, isDisputed } = filter
  if (account)
    wanted = wanted.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('members')
          .select('members.id')
          .whereRef('members.merchant_id', '=', 'contracts.merchant_id')
          .whereRef('members.id', '=', 'contracts.payee_id')
          .where('members.account', 'ilike', contains(account)),
      ),
    )
  if (isDisputed !== undefined)
    wanted = wanted.where(({ exists, not, selectFrom }) => {
      const refused = exists(
        selectFrom('contract_steps')
          .select('contract_steps.position')
          .whereRef('contract_steps.merchant_id', '=', 'contracts.merchant_id')
          .whereRef('contract_steps.contract_id', '=', 'contracts.id')
          .where('contract_steps.deed', 'in', DISPUTES),
      )
      return isDisputed ? refused : not(refused)
    })
  return wanted
}

/** A page of a brand's contracts, the newest first unless sorted. */
export async function findContracts(
  query: Kysely<Tables>,
  merchantId: string,
  filter: ContractFilter,
  asked: PageRequest,
): Promise<{ views: ContractView[]; total: bigint }> {
  const { limit, offset } = pageOf(asked)
  const { column, direction } = sortOf(asked.sort, SORTS, { column: 'contracts.created_at', direction: 'desc' })
  const wanted = wantedOf(query, merchantId, filter)
  const views = await withParts(wanted)
    .orderBy(column, direction)
    .orderBy('contracts.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { views, total }
}
