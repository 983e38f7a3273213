import {
  AutocompleteArrayInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  TextArrayInput,
  useLocaleState,
} from 'react-admin'
import { countryChoices } from './countries.ts'

/** Who is let in: by country and address, and who may become a member: by mobile number and age. */
export function VisitorSettings() {
  const [language] = useLocaleState()
  const choices = countryChoices(language)
  return (
    <>
      <AutocompleteArrayInput source="allowedCountries" choices={choices} helperText="merchants.allowedHelp" />
      <AutocompleteArrayInput source="blockedCountries" choices={choices} />
      <TextArrayInput source="blockedAddresses" helperText="merchants.addressesHelp" />
      <AutocompleteArrayInput
        source="mobileCountries"
        choices={choices}
        helperText="merchants.mobilesHelp"
        validate={required()}
      />
      <NumberInput
        source="minimumAge"
        helperText="merchants.ageHelp"
        validate={[required(), minValue(18), maxValue(30)]}
      />
    </>
  )
}
