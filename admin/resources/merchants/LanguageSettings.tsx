import { CheckboxGroupInput, FormDataConsumer, required, SelectInput, useGetList, useTranslate } from 'react-admin'

interface Language {
  id: string
  name: string
  missing: number
}

/** In which languages a brand is offered: those of the catalogue whose words are complete; and the one of a first visit. */
export function LanguageSettings() {
  const translate = useTranslate()
  const { data = [] } = useGetList<Language>('languages', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'missing', order: 'ASC' },
  })
  const choices = data.map(({ id, name, missing }) => ({
    id,
    name: missing === 0 ? name : translate('merchants.languageMissing', { name, missing }),
    disabled: missing > 0,
  }))
  return (
    <>
      <CheckboxGroupInput
        source="languages"
        choices={choices}
        translateChoice={false}
        validate={required()}
        helperText="merchants.languagesHelp"
      />
      <FormDataConsumer<{ languages?: string[] }>>
        {({ formData }) => (
          <SelectInput
            source="defaultLanguage"
            choices={data.filter(({ id }) => formData.languages?.includes(id))}
            translateChoice={false}
            validate={required()}
          />
        )}
      </FormDataConsumer>
    </>
  )
}
