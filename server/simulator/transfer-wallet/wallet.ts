import type { Journal } from '../journal.ts'
import type { SimulatedGame } from '../play/game.ts'
import {
  amountScale,
  type PlayerWallet,
  type WalletAnswer,
  type WalletPlayer,
  type WalletVerdict,
} from '../play/wallet.ts'
import { type Balances, toText, type WalletKey } from './balances.ts'
import { createFeed } from './feed.ts'

/** Amounts of the wallets are 1/10 000; those of games finer. */
const factor = BigInt(amountScale / 10_000)

/** A stake as it stands, for ever: the same transaction gets the same answer. */
interface StoredBet {
  readonly state: 'TAKEN' | 'REFUSED' | 'GIVEN_BACK' | 'SETTLED'
  readonly amount: string
  readonly placedAt: string
}

const mostKept = 50_000

const verdicts = { TAKEN: 'OK', SETTLED: 'OK', REFUSED: 'NOT_ENOUGH_MONEY', GIVEN_BACK: 'BET_GONE' } as const

interface Parts {
  readonly journal: Journal
  readonly balances: Balances
  readonly findGame: (code: string) => Pick<SimulatedGame, 'vendorCode'> | undefined
}

/** Plays with the money that was moved to the vendor before: no call leaves the house, and settled bets go into a feed. */
export function createTransferPlay({ journal, balances, findGame }: Parts) {
  const bets = journal.collection<StoredBet>('walletBet', mostKept)
  const feed = createFeed(journal)

  const keyOf = ({ user, gameCode, currency }: WalletPlayer): WalletKey => ({
    vendor: findGame(gameCode)?.vendorCode ?? '',
    player: user,
    currency,
  })
  const answer = (player: WalletPlayer, verdict: WalletVerdict): Promise<WalletAnswer> =>
    Promise.resolve({
      kind: 'answered',
      verdict,
      status: verdict,
      balance: Number(balances.of(keyOf(player)) * factor),
    })

  const wallet: PlayerWallet = {
    info: (player) => answer(player, 'OK'),
    balance: (player) => answer(player, 'OK'),

    bet(player, { transaction, amount }) {
      const known = bets.get(transaction)
      if (known) return answer(player, verdicts[known.state])
      const stake = BigInt(amount) / factor
      const state = balances.of(keyOf(player)) < stake ? 'REFUSED' : 'TAKEN'
      journal.together(() => {
        bets.put(transaction, { state, amount: String(stake), placedAt: new Date().toISOString() })
        if (state === 'TAKEN') balances.change(keyOf(player), -stake)
      })
      return answer(player, verdicts[state])
    },

    win(player, { round, betTransaction, amount }) {
      const bet = bets.get(betTransaction)
      if (bet?.state !== 'TAKEN') return answer(player, bet?.state === 'SETTLED' ? 'OK' : 'BET_GONE')
      const payout = BigInt(amount) / factor
      // A bet that is settled but not in the feed would never reach the operator's books.
      journal.together(() => {
        bets.put(betTransaction, { ...bet, state: 'SETTLED' })
        const after = balances.change(keyOf(player), payout)
        feed.add({
          ...keyOf(player),
          id: betTransaction,
          round,
          game: player.gameCode,
          stake: toText(BigInt(bet.amount)),
          payout: toText(payout),
          balanceAfter: toText(after),
          placedAt: bet.placedAt,
          settledAt: new Date().toISOString(),
        })
      })
      return answer(player, 'OK')
    },

    rollback(player, { transaction }) {
      const bet = bets.get(transaction)
      if (bet?.state === 'SETTLED') return answer(player, 'FAILED')
      const { amount, placedAt } = bet ?? { amount: '0', placedAt: new Date().toISOString() }
      journal.together(() => {
        if (bet?.state === 'TAKEN') balances.change(keyOf(player), BigInt(amount))
        bets.put(transaction, { state: 'GIVEN_BACK', amount, placedAt })
      })
      return answer(player, 'OK')
    },
  }

  return { wallet, settledAfter: feed.settledAfter }
}

export type TransferPlay = ReturnType<typeof createTransferPlay>
