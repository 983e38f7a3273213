import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { type ContractGroup, listInForce, type Window } from '../../contracts/service.ts'
import { payableOf } from '../amounts.ts'
import { type ComputedEarning, computeWindow, type PaidBy } from '../computing.ts'
import {
  findLastEarnings,
  findRemainders,
  insertEarnings,
  type LastEarning,
  type NewEarning,
  setRemainders,
} from '../repository/earnings.ts'
import { findSettlementOf, type SettlementRow } from '../repository/settlements.ts'
import { readFacts } from './read-facts.ts'

/** A run over windows of one group. */
export interface Run {
  readonly group: ContractGroup
  readonly zone: string
  readonly at: Date
  /** As the brand's template says today. */
  readonly paidBy: PaidBy
  /** By which what the run finds is paid; made when it is asked for first. */
  readonly settlement: () => Promise<SettlementRow>
}

/**
 * Works out what every contract of the group came to in a closed window, and writes what that differs from what was written of it before:
 * all of it the first time, a correction later, nothing where nothing changed. Answers how many rows have an amount to pay.
 *
 * Whether a payee counts as closed is said by what was written first: one who closes his account later would else leave what was paid to
 * him to his upline, who would be paid it a second time.
 */
export async function settleWindow(tx: Transaction, run: Run, window: Window): Promise<number> {
  const { merchantId, kind } = run.group
  const held = await listInForce(tx, run.group, window)
  if (held.length === 0) return 0
  const last = await findLastEarnings(tx, merchantId, kind, window.from)
  const contracts = held.map((contract) => {
    const known = last.get(contract.contractId)
    return known === undefined ? contract : { ...contract, isClosed: known.skip_reason === 'PAYEE_CLOSED' }
  })
  const settled = await findSettlementOf(tx.query, run.group, window.from)
  const paidBy = (settled?.paid_by as PaidBy | undefined) ?? run.paidBy
  const facts = await readFacts(tx, run.group, contracts, { window, zone: run.zone, paidBy })
  const found = computeWindow(facts).flatMap((computed, position) =>
    isNews(computed, last.get(computed.contract.contractId)) ? [{ computed, position }] : [],
  )
  if (found.length === 0) return 0
  const { id: settlementId, state } = await run.settlement()
  const waiting = await findRemainders(
    tx,
    merchantId,
    found.map(({ computed }) => computed.contract.contractId),
  )
  const left = new Map<string, bigint>()
  const rows = found.map(({ computed, position }) => {
    const { contractId } = computed.contract
    const known = last.get(contractId)
    const { amount, remainder } = payableOf(run.group.period, {
      before: BigInt(known?.net ?? 0),
      now: computed.net,
      remainder: waiting.get(contractId) ?? 0n,
    })
    if (remainder !== (waiting.get(contractId) ?? 0n)) left.set(contractId, remainder)
    const isDue = amount !== 0n && state !== 'UNAPPROVED'
    return {
      ...toRow(computed, run, window),
      settlement_id: settlementId,
      revision: known === undefined ? 0 : known.revision + 1,
      position,
      amount,
      state: amount === 0n ? 'NOTHING' : isDue ? 'DUE' : 'UNAPPROVED',
      next_try_at: isDue ? run.at : null,
    }
  })
  await insertEarnings(tx, merchantId, rows)
  if (left.size > 0) await setRemainders(tx, merchantId, left)
  return rows.filter(({ amount }) => amount !== 0n).length
}

/** Whether what was worked out differs from what was written of it. Teams that did nothing which pay could come from have no row. */
function isNews(
  { contract, net, carriedIn, carriedOut, measures }: ComputedEarning,
  last: LastEarning | undefined,
): boolean {
  if (last?.is_denied) return false
  if (last !== undefined) return BigInt(last.net) !== net || last.carried_out !== carriedOut
  const hasPlayed = measures.validBet !== 0n || measures.activeMembers !== 0
  // What the house gave counts against a dividend, also of a team that did not play.
  return net !== 0n || hasPlayed || (contract.terms.kind === 'DIVIDEND' && (measures.loss !== 0n || carriedIn !== 0n))
}

type WorkedOut = Omit<NewEarning, 'settlement_id' | 'revision' | 'position' | 'amount' | 'state' | 'next_try_at'>

function toRow(computed: ComputedEarning, { group, at }: Run, window: Window): WorkedOut {
  const { contract, measures } = computed
  return {
    merchant_id: group.merchantId,
    id: newId(at.getTime()),
    contract_id: contract.contractId,
    version: contract.version,
    kind: group.kind,
    payee_id: contract.payeeId,
    payer_id: computed.payerId,
    upline_id: computed.uplineId,
    currency: contract.currency,
    window_from: window.from,
    window_until: window.until,
    valid_bet: measures.validBet,
    loss: measures.loss,
    active_members: measures.activeMembers,
    carried_in: computed.carriedIn,
    carried_out: computed.carriedOut,
    rate: computed.rate ?? null,
    gross: computed.gross,
    downlines: computed.downlines,
    net: computed.net,
    skip_reason: computed.skipReason ?? null,
    created_at: at,
    changed_at: at,
  }
}
