import { FAMILY_CODES, type Family, type FamilyCode } from '@croupier/lottery/core/family.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { ConsoleLotteriesQuery, ConsoleLotteryQuery } from './lotteries.generated.ts'

export type LotteryRow = ConsoleLotteriesQuery['page'][number]
export type Lottery = NonNullable<ConsoleLotteryQuery['record']>
export type Rules = Lottery['rules']

export const familyChoices = FAMILY_CODES.map((id) => ({ id, name: `lotteryFamilies.${id}` }))
export const openChoices = [
  { id: true, name: 'lotteries.isOpen' },
  { id: false, name: 'lotteries.isClosed' },
]

/** The rules of the family that a record names. */
export const rulesOfFamily = ({ family }: { readonly family: string }): Family => familyOf(family as FamilyCode)
