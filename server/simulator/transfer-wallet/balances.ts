import type { Journal } from '../journal.ts'

/** Whose wallet at which vendor. */
export interface WalletKey {
  readonly vendor: string
  readonly player: string
  readonly currency: string
}

/** What is in the wallets that a vendor keeps, in 1/10 000 units; it outlives a restart. */
export function createBalances(journal: Journal) {
  const balances = journal.collection<string>('walletBalance', 10_000)
  const nameOf = ({ vendor, player, currency }: WalletKey) => `${vendor}:${player}:${currency}`
  const of = (key: WalletKey) => BigInt(balances.get(nameOf(key)) ?? '0')
  return {
    of,
    nameOf,
    /** Adds, or takes with a negative amount; the caller saw to it that it is there. */
    change(key: WalletKey, amount: bigint): bigint {
      const after = of(key) + amount
      balances.put(nameOf(key), String(after))
      return after
    },
  }
}

export type Balances = ReturnType<typeof createBalances>

export function toText(units: bigint): string {
  return `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`
}
