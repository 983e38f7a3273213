import { resourceFields } from './resources.ts'
import { type ThemeToken, themeFields } from './theme.ts'

interface Shown {
  readonly languages: readonly string[]
  readonly maintenanceMessages: readonly { readonly language: string; readonly message: string }[]
  readonly theme: readonly ThemeToken[]
  readonly resources: readonly { readonly key: string; readonly url: string }[]
}

/**
 * A brand as its form has it: a message for each of its languages, whether it was ever written or not, and a field
 * for each colour, download and guide.
 */
export const formValues = <Brand extends Shown>(brand: Brand) => ({
  ...brand,
  maintenanceMessages: brand.languages.map((language) => ({
    language,
    message: brand.maintenanceMessages.find((one) => one.language === language)?.message ?? '',
  })),
  theme: themeFields(brand.theme),
  resources: resourceFields(brand.resources),
})
