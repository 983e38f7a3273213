import type { FieldValues } from 'react-hook-form'

interface FormLevel {
  readonly names?: readonly { readonly name?: string | null }[]
  readonly rebateRise?: number
  /** What was typed; a wish has none. */
  readonly risePercent?: number
  readonly [amount: string]: unknown
}

const amounts = ['deposits', 'validBet', 'keepValidBet', 'upgradeBonus', 'monthlyBonus', 'birthdayBonus'] as const

/** What the form says of levels, as the server takes it: a name in each language, amounts as text, the rise in 1/10 000. */
export const levelsInput = ({ levels }: FieldValues, languages: readonly string[]) =>
  ((levels ?? []) as readonly FormLevel[]).map((level) => ({
    names: languages.map((language, place) => ({ language, name: level.names?.[place]?.name ?? '' })),
    ...Object.fromEntries(amounts.map((name) => [name, String(level[name] ?? '')])),
    rebateRise: level.risePercent === undefined ? (level.rebateRise ?? 0) : Math.round(level.risePercent * 100),
  }))
