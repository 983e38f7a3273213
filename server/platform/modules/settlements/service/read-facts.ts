import type { Transaction } from '../../../db/connection.ts'
import { dateAt } from '../../../lib/local-day.ts'
import type { Money } from '../../../lib/money.ts'
import { readMeasures, readUplines } from '../../agents/service.ts'
import {
  type ContractGroup,
  type ContractInForce,
  isFirstHalf,
  type Window,
  windowAt,
} from '../../contracts/service.ts'
import type { PaidBy, WindowFacts } from '../computing.ts'
import { findLastEarnings } from '../repository/earnings.ts'

/**
 * Reads what decides about contracts in a window: figures and tree of its days. Closed windows read the same tree and the same versions
 * whenever they are read again; figures change where bets are settled late or taken back.
 */
export async function readFacts(
  tx: Pick<Transaction, 'raw'>,
  { merchantId, kind, period }: ContractGroup,
  contracts: readonly ContractInForce[],
  { window, zone, paidBy }: { readonly window: Window; readonly zone: string; readonly paidBy: PaidBy },
): Promise<WindowFacts> {
  const teams = contracts.map(({ payeeId: memberId, currency }) => ({ memberId, currency }))
  const ids = teams.map(({ memberId }) => memberId)
  const measures = await readMeasures(tx, merchantId, teams, { period, ...window, zone })
  // Of its first day: who is moved in the middle of a window is paid by the contract that he had, to its end.
  const uplines = await readUplines(tx, merchantId, ids, dateAt(window.from, zone))
  const carried = new Map<string, Money>()
  if (contracts.some(({ terms }) => terms.carry !== 'NONE')) {
    const before = windowAt(period, new Date(window.from.getTime() - 1), zone)
    for (const [contractId, last] of await findLastEarnings(tx, merchantId, kind, before.from))
      carried.set(contractId, last.carried_out)
  }
  return {
    contracts,
    uplines: new Map(uplines.map(({ memberId, uplineId }) => [memberId, uplineId])),
    measures: new Map(
      measures.map(({ memberId, valid_bet, loss, active_members }) => [
        memberId,
        { validBet: valid_bet, loss, activeMembers: active_members },
      ]),
    ),
    carried,
    isFirstHalf: isFirstHalf(window, zone),
    paidBy,
  }
}
