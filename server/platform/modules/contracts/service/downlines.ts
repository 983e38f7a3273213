import type { Transaction } from '../../../db/connection.ts'
import { contractsErrors } from '../errors.ts'
import type { ContractKind } from '../pay/terms.ts'
import { type ContractRow, findSigned, lockPaidBy } from '../repository/contracts.ts'
import { findAccounts } from '../repository/members.ts'
import { arePossible, type ContractTerms, termsOf } from '../terms.ts'
import type { Answer, Moment } from './dependencies.ts'
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

/**
 * Ends the contracts that somebody pays and cannot pay any more by his new terms, and with each of them all of its line. Nothing ends
 * before that is confirmed: CONTRACT_ENDS_DOWNLINES names them.
 */
export async function endImpossible(
  tx: Transaction,
  when: Moment,
  { contract, terms, account }: Cause,
  { isConfirmed }: Pick<Answer, 'isConfirmed'>,
): Promise<void> {
  const ending = await findImpossible(tx, contract, terms)
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
}

/** Goes down level by level: whoever keeps his contract keeps his line's too. */
async function findImpossible(
  tx: Transaction,
  { merchant_id: merchantId, kind, payee_id: topId }: ContractRow,
  terms: ContractTerms | undefined,
): Promise<ContractRow[]> {
  const ending: ContractRow[] = []
  // After moves in the tree somebody may be paid by one whom he pays himself.
  const seen = new Set([topId])
  let level = [topId]
  while (level.length > 0) {
    const paid = await lockPaidBy(tx.query, merchantId, kind as ContractKind, level)
    const signed = await findSigned(tx.query, paid)
    const lost = paid.filter((each) => {
      const version = signed.get(each.id)
      const above = each.payer_id === topId ? terms : undefined
      return version === undefined || !arePossible(termsOf(each, version), above)
    })
    ending.push(...lost)
    level = lost.map(({ payee_id }) => payee_id).filter((id) => !seen.has(id))
    for (const id of level) seen.add(id)
  }
  return ending
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
