import { maxLength, required, TextInput, useLocaleState, useTranslate } from 'react-admin'
import { languageName } from '../../lib/language-name.ts'
import type { Brand } from '../../providers/use-brand.ts'

/** A name in each language of the brand; its own language needs one, the others show that until they have theirs. */
export function NamesInput({ brand }: { brand: Brand }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  return brand.languages.map((one, index) => (
    <TextInput
      key={one}
      source={`names.${index}.name`}
      label={translate('missions.nameIn', { language: languageName(one, language) })}
      validate={one === brand.defaultLanguage ? [required(), maxLength(80)] : maxLength(80)}
      helperText={false}
      fullWidth
    />
  ))
}

export const emptyNames = ({ languages }: Brand) => languages.map((language) => ({ language, name: '' }))
