import { formatMoney, type Money } from '../../../lib/money.ts'
import { isAnyRaised } from '../../../lib/raised.ts'
import { vipErrors } from '../errors.ts'
import type { LevelRow } from '../levels.ts'

/** A level as operators want it; its rank is its place among the others, from 1 on. */
export interface LevelWish {
  readonly names: readonly { readonly language: string; readonly name: string }[]
  readonly deposits: Money
  readonly validBet: Money
  readonly keepValidBet: Money
  readonly upgradeBonus: Money
  readonly monthlyBonus: Money
  readonly birthdayBonus: Money
  readonly rebateRise: number
}

export const wishOfRow = (row: LevelRow): LevelWish => ({
  names: Object.entries(row.names as Record<string, string>)
    .map(([language, name]) => ({ language, name }))
    .sort((one, other) => (one.language < other.language ? -1 : 1)),
  deposits: row.deposits,
  validBet: row.valid_bet,
  keepValidBet: row.keep_valid_bet,
  upgradeBonus: row.upgrade_bonus,
  monthlyBonus: row.monthly_bonus,
  birthdayBonus: row.birthday_bonus,
  rebateRise: row.rebate_rise,
})

export const rowOfWish = (merchantId: string, rank: number, wish: LevelWish) => ({
  merchant_id: merchantId,
  rank,
  names: JSON.stringify(Object.fromEntries(wish.names.map(({ language, name }) => [language, name.trim()]))),
  deposits: wish.deposits,
  valid_bet: wish.validBet,
  keep_valid_bet: wish.keepValidBet,
  upgrade_bonus: wish.upgradeBonus,
  monthly_bonus: wish.monthlyBonus,
  birthday_bonus: wish.birthdayBonus,
  rebate_rise: wish.rebateRise,
})

/** A level as a body of the call that changes them all. */
export const presentWish = ({ names, rebateRise, ...amounts }: LevelWish) => ({
  names: names.map(({ language, name }) => ({ language, name: name.trim() })),
  deposits: formatMoney(amounts.deposits),
  validBet: formatMoney(amounts.validBet),
  keepValidBet: formatMoney(amounts.keepValidBet),
  upgradeBonus: formatMoney(amounts.upgradeBonus),
  monthlyBonus: formatMoney(amounts.monthlyBonus),
  birthdayBonus: formatMoney(amounts.birthdayBonus),
  rebateRise,
})

const NOTHING = { deposits: 0n, validBet: 0n, keepValidBet: 0n }

/**
 * Holds each level against the one below: no sum falls, and one of the two that are climbed by rises. Each has a name in every language of the
 * brand. Throws VIP_LEVEL_ORDER, VIP_LEVEL_NAMES.
 */
export function checkLevels(levels: readonly LevelWish[], languages: readonly string[]): void {
  levels.forEach((level, place) => {
    const below = levels[place - 1] ?? NOTHING
    const field = (['deposits', 'validBet', 'keepValidBet'] as const).find((name) => level[name] < below[name])
    if (field !== undefined) throw vipErrors.VIP_LEVEL_ORDER({ field: `levels.${place}.${field}` })
    if (level.deposits === below.deposits && level.validBet === below.validBet)
      throw vipErrors.VIP_LEVEL_ORDER({ field: `levels.${place}.validBet` })
    const named = level.names.map(({ language }) => language)
    if (named.length !== languages.length || languages.some((language) => !named.includes(language)))
      throw vipErrors.VIP_LEVEL_NAMES({ field: `levels.${place}.names` })
  })
}

/** Whether members are given more by the next levels, or are given it sooner: another level, less to do for one, more by it. */
export function givesMore(before: readonly LevelWish[], next: readonly LevelWish[]): boolean {
  return next.some((level, place) => {
    const known = before[place]
    return (
      known === undefined ||
      isAnyRaised(level, known, ['deposits', 'validBet', 'keepValidBet']) ||
      isAnyRaised(known, level, ['upgradeBonus', 'monthlyBonus', 'birthdayBonus', 'rebateRise'])
    )
  })
}
