import { FAMILY_CODES, type Family, type FamilyCode } from '@croupier/lottery/core/family.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { ConsoleLotteryDetailFragment, ConsoleLotteryRowFragment } from './lotteries.generated.ts'

export type LotteryRow = ConsoleLotteryRowFragment
/** A lottery with its rules, as one record. */
export type Lottery = LotteryRow & Omit<ConsoleLotteryDetailFragment, 'lottery'>
export type Rules = Lottery['rules']

export const familyChoices = FAMILY_CODES.map((id) => ({ id, name: `lotteryFamilies.${id}` }))
export const openChoices = [
  { id: true, name: 'lotteries.isOpen' },
  { id: false, name: 'lotteries.isClosed' },
]

/** The draw at hand goes on to the next one by itself, while somebody looks. */
export const followDraws = { refetchInterval: 30_000 }

/** The rules of the family that a record names. */
export const rulesOfFamily = ({ family }: { readonly family: string }): Family => familyOf(family as FamilyCode)
