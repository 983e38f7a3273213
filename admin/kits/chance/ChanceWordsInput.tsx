import { maxLength, required, TextInput, useLocaleState, useTranslate } from 'react-admin'
import { languageName } from '../../lib/language-name.ts'
import type { Brand } from '../../providers/use-brand.ts'

/** What members read, in each language of the brand; its own language needs a title, the others show that until they have theirs. */
export function ChanceWordsInput({ brand }: { brand: Brand }) {
  const translate = useTranslate()
  const [spoken] = useLocaleState()
  return brand.languages.map((one, index) => {
    const language = languageName(one, spoken)
    return (
      <div key={one} lang={one} style={{ width: '100%' }}>
        <TextInput
          source={`words.${index}.title`}
          label={translate('chance.titleIn', { language })}
          validate={one === brand.defaultLanguage ? [required(), maxLength(80)] : maxLength(80)}
          helperText={false}
          fullWidth
        />
        <TextInput
          source={`words.${index}.text`}
          label={translate('chance.textIn', { language })}
          validate={maxLength(300)}
          multiline
          fullWidth
        />
      </div>
    )
  })
}
