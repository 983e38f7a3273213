import type { Transaction } from '../../../db/connection.ts'
import { formatMoney } from '../../../lib/money.ts'
import { forgetContacts, setStatus } from '../../members/service.ts'
import type { MemberKey, ProtectionDependencies } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import { lockMember } from '../limits/limits-repository.ts'
import { stopPlay } from '../play/stopping.ts'
import * as repository from './closing-repository.ts'

/** Until then an operator may reopen the account, and its e-mail and number stay with it. */
export const CLOSING_COOL_OFF = 30 * 86_400_000
const FREED_AT_A_TIME = 200

/** Closing of an account by its member (regulator-rules.md A11). */
export function createClosing(dependencies: ProtectionDependencies) {
  const { database, clock, ledger, sessions } = dependencies

  /** Throws CLOSING_BETS_OPEN, CLOSING_MONEY_UNDER_WAY, CLOSING_BALANCE_LEFT. */
  async function refuseUnsettled(tx: Transaction, { merchantId, memberId }: MemberKey, currency: string) {
    const { bets, deposit, withdrawal, wallets, bonus, checks, held, cash } = await repository.findUnsettled(
      tx,
      { merchantId, memberId },
      currency,
    )
    if (bets) throw protectionErrors.CLOSING_BETS_OPEN()
    if (deposit || withdrawal || wallets || bonus || checks || held) throw protectionErrors.CLOSING_MONEY_UNDER_WAY()
    if (cash > 0n) throw protectionErrors.CLOSING_BALANCE_LEFT({ extras: { balance: formatMoney(cash), currency } })
  }

  return {
    /** All that must come to its end before the member may close the account; read without locks, `close` looks again. */
    unsettled: ({ merchantId, memberId }: MemberKey, currency: string): Promise<repository.Unsettled> =>
      repository.findUnsettled(database, { merchantId, memberId }, currency),

    /** Closes the account of whoever types its name. Throws CLOSING_…. The sessions end with it. */
    close: (member: MemberKey, account: string): Promise<void> =>
      database.transaction(async (tx) => {
        const row = await lockMember(tx.query, member)
        if (row === undefined || row.account.toLowerCase() !== account.trim().toLowerCase())
          throw protectionErrors.CLOSING_NOT_CONFIRMED({ field: 'account' })
        // A bet or a deposit that is being written comes first; the next one finds the account closed.
        await ledger.lock(tx, member)
        await refuseUnsettled(tx, member, row.currency)
        const now = clock.now()
        await setStatus(tx.query, member, 'CLOSED')
        await repository.insertClosing(tx.query, member, now, new Date(now.getTime() + CLOSING_COOL_OFF))
        await sessions.endAll(tx, member)
        await stopPlay(dependencies, tx, member)
      }),

    /**
     * Opens a closed account again within its cool-off, when it may be done now: `isAgreed` is asked under the lock of the member. Throws
     * CLOSING_NOT_FOUND, CLOSING_FINAL.
     */
    async reopen(tx: Transaction, { merchantId, memberId }: MemberKey, isAgreed: () => Promise<boolean>) {
      const now = clock.now()
      const row = await lockMember(tx.query, { merchantId, memberId })
      if (row?.status !== 'CLOSED') throw protectionErrors.CLOSING_NOT_FOUND()
      const before = { id: memberId, status: 'CLOSED' }
      if (!(await isAgreed())) return { before, after: before, action: 'members.propose' }
      if (!(await repository.takeBackClosing(tx.query, { merchantId, memberId }, now)))
        throw protectionErrors.CLOSING_FINAL()
      await setStatus(tx.query, { merchantId, memberId }, 'ACTIVE')
      return { before, after: { id: memberId, status: 'ACTIVE' } }
    },

    /** Frees the e-mail and number of accounts closed for good, so that they may open another one, and forgets the picture; a job calls it. */
    freeContacts: (): Promise<number> =>
      database.transaction(async (tx) => {
        const now = clock.now()
        const closed = await repository.takeFinal(tx, now, FREED_AT_A_TIME)
        for (const member of closed) await forgetContacts(tx.query, member)
        return closed.length
      }),
  }
}
