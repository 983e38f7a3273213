import { lockDepositsByCodes } from '../repository/deposit-locks.ts'
import { isOpen } from '../states.ts'
import { changeState } from './change-state.ts'
import type { Dependencies } from './dependencies.ts'

/** The payment service says that an order failed for good. Money that comes nevertheless goes to suspense. */
export function failDeposit(dependencies: Dependencies, gateway: string, transferCode: string): Promise<void> {
  return dependencies.database.transaction(async (tx) => {
    const [deposit] = await lockDepositsByCodes(tx.query, [transferCode])
    if (deposit === undefined || deposit.gateway !== gateway) return
    if (isOpen(deposit.state as Parameters<typeof isOpen>[0])) await changeState(dependencies, tx, deposit, 'FAILED')
  })
}
