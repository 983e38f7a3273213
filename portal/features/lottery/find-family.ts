import type { Picks } from '@croupier/lottery/core/board.ts'
import type { Family, FamilyCode } from '@croupier/lottery/core/family.ts'
import { families } from '@croupier/lottery/families/families.ts'

/** The family of that code, or undefined for one this portal knows no rules of. */
export function findFamily(code: string): Family | undefined {
  return families[code as FamilyCode]
}

/** Nothing chosen in any row. */
export function emptyPicks(rows: readonly unknown[]): Picks {
  return rows.map(() => [])
}
