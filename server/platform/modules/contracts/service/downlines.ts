import type { Transaction } from '../../../db/connection.ts'
import { contractsErrors } from '../errors.ts'
import type { ContractKind } from '../pay/terms.ts'
import { type ContractRow, findNewest, lockPaidBy } from '../repository/contracts.ts'
import { findAccounts } from '../repository/members.ts'
import { arePossible, type ContractTerms, termsOf } from '../terms.ts'
import type { Answer, Moment } from './dependencies.ts'
import { lapse } from './lapse.ts'
import { move, windowEnd } from './move.ts'

/** How many are named to whoever has to confirm; all are counted. */
const MOST_NAMED = 100

interface Cause {
  /** The contract that changes. */
  readonly contract: ContractRow
  /** What its payee is paid by from now on; undefined when by nothing. */
  readonly terms: ContractTerms | undefined
  /** The account of whoever changes it. */
  readonly account: string
}

interface Impossible {
  readonly ending: readonly ContractRow[]
  /** Whose contract stays, or was never signed, but not what is proposed for it. */
  readonly lapsing: readonly ContractRow[]
}

/**
 * Ends the contracts that somebody pays and cannot pay any more by his new terms, and with each of them all of its line. Nothing ends
 * before that is confirmed: CONTRACT_ENDS_DOWNLINES names them. Proposals that could not be signed any more lapse unasked: nobody loses
 * what he has by it.
 */
export async function endImpossible(
  tx: Transaction,
  when: Moment,
  { contract, terms, account }: Cause,
  { isConfirmed }: Pick<Answer, 'isConfirmed'>,
): Promise<void> {
  const { ending, lapsing } = await findImpossible(tx, contract, terms)
  if (ending.length > 0 && !isConfirmed) throw await namedFailure(tx, ending)
  for (const each of ending) {
    await move(tx, when, each, 'TERMINATED', {
      deed: 'ENDED',
      by: 'UPLINE',
      account,
      causeId: contract.id,
      change: { proposed_version: null, awaits: null, holds_until: windowEnd(when, each) },
    })
  }
  for (const each of lapsing) await lapse(tx, when, each, { by: 'UPLINE', account, causeId: contract.id })
}

/** Goes down level by level: whoever keeps his contract keeps his line's too. */
async function findImpossible(
  tx: Transaction,
  { merchant_id: merchantId, kind, payee_id: topId }: ContractRow,
  terms: ContractTerms | undefined,
): Promise<Impossible> {
  const ending: ContractRow[] = []
  const lapsing: ContractRow[] = []
  // After moves in the tree somebody may be paid by one whom he pays himself.
  const seen = new Set([topId])
  let level = [topId]
  while (level.length > 0) {
    const paid = await lockPaidBy(tx.query, merchantId, kind as ContractKind, level)
    const newest = await findNewest(tx.query, paid)
    const isPossible = (each: ContractRow, version: number) =>
      newest.some(
        (row) =>
          row.contract_id === each.id &&
          row.version === version &&
          arePossible(termsOf(each, row), each.payer_id === topId ? terms : undefined),
      )
    const lost = paid.filter((each) => each.version !== null && !isPossible(each, each.version))
    ending.push(...lost)
    lapsing.push(
      ...paid.filter(
        (each) => !lost.includes(each) && each.proposed_version !== null && !isPossible(each, each.proposed_version),
      ),
    )
    level = lost.map(({ payee_id }) => payee_id).filter((id) => !seen.has(id))
    for (const id of level) seen.add(id)
  }
  return { ending, lapsing }
}

async function namedFailure(tx: Transaction, ending: readonly ContractRow[]) {
  const named = ending.slice(0, MOST_NAMED)
  const merchantId = named[0]?.merchant_id ?? ''
  const accounts = await findAccounts(
    tx.query,
    merchantId,
    named.map(({ payee_id }) => payee_id),
  )
  const contracts = named.map(({ id, payee_id }) => ({ id, payeeId: payee_id, payeeAccount: accounts.get(payee_id) }))
  return contractsErrors.CONTRACT_ENDS_DOWNLINES({ extras: { contracts, count: ending.length } })
}
