import type { Sessions } from './sessions.ts'
import type { Wager } from './wager.ts'
import type { PlayerWallet, WalletAnswer, WalletCode, WalletVerdict } from './wallet.ts'

/** Where the money of one wager is: the wallet by which its player is reached, or the play money of a demo. */
export interface Purse {
  /** Takes the stake. */
  bet(): Promise<WalletAnswer>
  /** Pays the win, also one of zero. */
  win(): Promise<WalletAnswer>
  /** Gives the stake back. */
  rollback(): Promise<WalletAnswer>
}

interface Parts {
  readonly sessions: Sessions
  readonly wallets: ReadonlyMap<WalletCode, PlayerWallet>
}

/** Finds the purse of a wager. */
export function createPurses({ sessions, wallets }: Parts) {
  return (wager: Wager): Purse => {
    const { player, wallet: code } = wager
    if (player === undefined) return demoPurse(sessions, wager)
    const wallet = code && wallets.get(code)
    if (!wallet) throw new Error(`no wallet ${code}`)
    const { id: round, betTransaction, winTransaction, rollbackTransaction, stake, odds, win } = wager
    const bet = { round, transaction: betTransaction }
    return {
      bet: () => wallet.bet(player, { ...bet, amount: stake, odds }, rollbackTransaction),
      win: () => wallet.win(player, { round, transaction: winTransaction, betTransaction, amount: win }),
      rollback: () => wallet.rollback(player, bet, rollbackTransaction),
    }
  }
}

/** Play money never leaves the house: its answers are certain. */
function demoPurse(sessions: Sessions, { session, stake, win }: Wager): Purse {
  const answer = async (verdict: WalletVerdict, balance: number): Promise<WalletAnswer> => ({
    kind: 'answered',
    verdict,
    status: verdict,
    balance,
  })
  const add = (amount: number) => {
    const demoBalance = sessions.find(session).demoBalance + amount
    return answer('OK', sessions.change(session, { demoBalance }).demoBalance)
  }
  return {
    bet() {
      const { demoBalance } = sessions.find(session)
      return demoBalance < stake ? answer('NOT_ENOUGH_MONEY', demoBalance) : add(-stake)
    },
    win: () => add(win),
    rollback: () => add(stake),
  }
}
