import { AutocompleteArrayInput, TextArrayInput, useLocaleState } from 'react-admin'
import { countryChoices } from './countries.ts'

/** Who is let in: by country, and by address. */
export function VisitorSettings() {
  const [language] = useLocaleState()
  const choices = countryChoices(language)
  return (
    <>
      <AutocompleteArrayInput source="allowedCountries" choices={choices} helperText="merchants.allowedHelp" />
      <AutocompleteArrayInput source="blockedCountries" choices={choices} />
      <TextArrayInput source="blockedAddresses" helperText="merchants.addressesHelp" />
    </>
  )
}
