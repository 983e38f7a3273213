import { BRAND_COLOURS, type BrandColours, isBrandColour } from '../../../formats/brand-colours.ts'

export interface ThemeToken {
  readonly name: string
  readonly value: string
}

/** The colours of a brand as its form has them: a field for each, empty where the house's stands; other tokens it has stay. */
export const themeFields = (tokens: readonly ThemeToken[]): Record<string, string> =>
  Object.fromEntries([
    ...BRAND_COLOURS.map((name) => [name, ''] as const),
    ...tokens.map(({ name, value }) => [name, value] as const),
  ])

/** What of the fields is sent: colours that the brand has of its own. */
export const themeTokens = (fields: Readonly<Record<string, string | null | undefined>> = {}): ThemeToken[] =>
  Object.entries(fields).flatMap(([name, value]) => (value ? [{ name, value: value.trim() }] : []))

/** The colours of a brand as the server tells them, such as those that a draft would give it. */
export const coloursOf = (tokens: readonly ThemeToken[]): BrandColours => ownColours(themeFields(tokens))

/** The colours of a form as they are shown while somebody writes. */
export const ownColours = (fields: Readonly<Record<string, string | null | undefined>> = {}): BrandColours =>
  Object.fromEntries(themeTokens(fields).flatMap(({ name, value }) => (isBrandColour(name) ? [[name, value]] : [])))
