import type { ConsoleWithdrawalBackgroundQuery } from './withdrawals.generated.ts'

type Origin = NonNullable<NonNullable<ConsoleWithdrawalBackgroundQuery['member']>['sharedOrigins']>[number]

/** Another account and everything that it has in common with the member at hand. */
export interface SharingAccount {
  readonly id: string
  readonly account: string
  readonly kinds: readonly Origin['kind'][]
}

/** One entry an account, with the most in common first: a browser alone is shared by strangers, an address seldom. */
export function sharingAccounts(origins: readonly Origin[]): SharingAccount[] {
  const kindsOf = new Map<string, { account: string; kinds: Set<Origin['kind']> }>()
  for (const { memberId, memberAccount, kind } of origins) {
    const known = kindsOf.get(memberId) ?? { account: memberAccount, kinds: new Set() }
    known.kinds.add(kind)
    kindsOf.set(memberId, known)
  }
  const weight = (kinds: ReadonlySet<Origin['kind']>) => kinds.size + (kinds.size === 1 && kinds.has('DEVICE') ? 0 : 1)
  return [...kindsOf]
    .toSorted(([, left], [, right]) => weight(right.kinds) - weight(left.kinds))
    .map(([id, { account, kinds }]) => ({ id, account, kinds: [...kinds] }))
}
