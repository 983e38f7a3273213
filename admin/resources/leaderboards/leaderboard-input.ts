import { filledNames } from '../../kits/missions/mission-names.ts'
import type { CreateLeaderboardInput } from '../../lib/schema.generated.ts'
import { pick } from '../../providers/resource-operations.ts'

/** A place of the form's table of prizes. */
export interface TypedPrize {
  readonly amount?: string | null
}

/** What of the form goes to the server. */
export const leaderboardInput = (data: Record<string, unknown>): CreateLeaderboardInput =>
  ({
    ...pick(data, 'code', 'reason'),
    names: filledNames(data.names),
    categories: data.categories ?? [],
    prizes: ((data.prizes ?? []) as TypedPrize[]).map(({ amount }) => String(amount ?? '')),
    leastValidBet: String(data.leastValidBet ?? ''),
  }) as CreateLeaderboardInput

/** Amounts as they were typed, added up without going through a float; what is no amount yet adds nothing. */
export function sumOf(amounts: readonly (string | null | undefined)[]): string {
  const total = amounts.reduce((sum, amount) => {
    const [, whole = '0', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(amount ?? '') ?? []
    return sum + BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0'))
  }, 0n)
  return `${total / 10_000n}.${String(total % 10_000n).padStart(4, '0')}`
}
