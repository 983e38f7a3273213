import { required, SelectInput, useLocaleState } from 'react-admin'
import { languageName } from '../lib/language-name.ts'
import { useBrand } from '../providers/use-brand.ts'

/** One of the languages that the brand in view offers. */
export function LanguageInput({ source, label }: { source: string; label: string }) {
  const [language] = useLocaleState()
  const brand = useBrand()
  const choices = (brand?.languages ?? []).map((id) => ({ id, name: languageName(id, language) }))
  return (
    <SelectInput
      source={source}
      label={label}
      choices={choices}
      validate={required()}
      translateChoice={false}
      isLoading={brand === undefined}
    />
  )
}
