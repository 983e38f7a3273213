import { findDueDeposits, lockOpenDeposit } from '../repository/deposit-locks.ts'
import type { DepositRow } from '../repository/deposits.ts'
import { changeState } from './change-state.ts'
import type { Dependencies } from './dependencies.ts'
import { orderOf } from './order-of.ts'
import { type Receiving, receiveTransfer } from './receive-transfer.ts'

const EXPIRED_AT_A_TIME = 200

/**
 * Ends open deposits whose time is over; returns how many. Where the gateway can be asked it is asked first: what was
 * paid is credited, and what nobody answers for waits for the next round.
 */
export async function expireDeposits(dependencies: Receiving): Promise<number> {
  const { database, clock } = dependencies
  const due = await findDueDeposits(database.query, clock.now(), EXPIRED_AT_A_TIME)
  let ended = 0
  for (const deposit of due) {
    const state = await stateOf(dependencies, deposit)
    if (state !== undefined && (await end(dependencies, deposit, state))) ended += 1
  }
  return ended
}

/** What an unpaid deposit becomes; undefined when it was paid, or when the gateway does not answer. */
async function stateOf(dependencies: Receiving, deposit: DepositRow): Promise<'EXPIRED' | 'FAILED' | undefined> {
  const { gatewayOf, logger } = dependencies
  const gateway = gatewayOf(deposit.gateway)
  // A gateway that is no longer there cannot be asked either; money that comes nevertheless goes to suspense.
  if (gateway?.query === undefined) return 'EXPIRED'
  try {
    const status = await gateway.query(orderOf(deposit))
    if (status.state === 'FAILED') return 'FAILED'
    if (status.state === 'OPEN') return 'EXPIRED'
    await receiveTransfer(dependencies, gateway.code, status.transfer)
  } catch (error) {
    logger.warn({ err: error, gateway: gateway.code, deposit: deposit.id }, 'a payment gateway could not be asked')
  }
  return undefined
}

function end(dependencies: Dependencies, deposit: DepositRow, state: 'EXPIRED' | 'FAILED'): Promise<boolean> {
  return dependencies.database.transaction(async (tx) => {
    const open = await lockOpenDeposit(tx.query, deposit)
    if (open === undefined) return false
    await changeState(dependencies, tx, open, state)
    return true
  })
}
