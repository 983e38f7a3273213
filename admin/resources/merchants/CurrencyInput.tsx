import { useEffect } from 'react'
import { AutocompleteInput, required, useLocaleState } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'

/** Every currency with its name in a language, by its code. */
function currencyChoices(language: string) {
  const names = new Intl.DisplayNames([language], { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((id) => ({ id, name: `${id} · ${names.of(id) ?? id}` }))
}

/** In what all money of the brand is, for good: a copy's settings hold amounts, so that it has the currency of its source. */
export function CurrencyInput({ brands }: { brands: readonly { id: unknown; currency: string }[] }) {
  const [language] = useLocaleState()
  const { setValue } = useFormContext()
  const copyOf: unknown = useWatch({ name: 'copyOf' })
  const source = copyOf ? brands.find(({ id }) => id === copyOf) : undefined
  const currency = source?.currency
  useEffect(() => {
    if (currency !== undefined) setValue('currency', currency, { shouldDirty: true, shouldValidate: true })
  }, [currency, setValue])
  return (
    <AutocompleteInput
      source="currency"
      choices={currencyChoices(language)}
      translateChoice={false}
      validate={required()}
      readOnly={source !== undefined}
      helperText={source === undefined ? 'merchants.currencyHelp' : 'merchants.currencyOfSource'}
    />
  )
}
