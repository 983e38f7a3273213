import { Box, Tab, Tabs } from '@mui/material'
import { useId } from 'react'
import { TextInput, useLocaleState, useTranslate } from 'react-admin'
import { get, useFormState } from 'react-hook-form'
import { textRules } from '../../kits/drafts/rules.ts'
import { languageName } from '../../lib/language-name.ts'

interface Props {
  languages: readonly string[]
  language: string
  onChoose(language: string): void
}

/** What members read, a tab for each language of the brand: none may be left out, and one with something wrong says so. */
export function WordsTabs({ languages, language, onChoose }: Props) {
  const translate = useTranslate()
  const [own] = useLocaleState()
  const { errors } = useFormState()
  const id = useId()
  const nameOf = (one: string, index: number) =>
    get(errors, `words.${index}`) === undefined
      ? languageName(one, own)
      : translate('broadcasts.languageFlawed', { language: languageName(one, own) })
  return (
    <>
      <Tabs
        value={language}
        onChange={(_event, chosen: string) => onChoose(chosen)}
        aria-label={translate('broadcasts.languages')}
        variant="scrollable"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {languages.map((one, index) => (
          <Tab
            key={one}
            value={one}
            label={nameOf(one, index)}
            id={`${id}-tab-${one}`}
            aria-controls={`${id}-panel-${one}`}
            sx={{ ...(get(errors, `words.${index}`) !== undefined && { color: 'error.main' }) }}
          />
        ))}
      </Tabs>
      {languages.map((one, index) => (
        // Those out of sight stay in the form: what is wrong there keeps it from being sent.
        <Box
          key={one}
          role="tabpanel"
          id={`${id}-panel-${one}`}
          aria-labelledby={`${id}-tab-${one}`}
          hidden={one !== language}
          lang={one}
        >
          <TextInput
            source={`words.${index}.title`}
            label="resources.broadcasts.fields.title"
            validate={textRules(80)}
            fullWidth
          />
          <TextInput
            source={`words.${index}.content`}
            label="resources.broadcasts.fields.content"
            validate={textRules(2_000)}
            helperText="broadcasts.contentHelp"
            multiline
            minRows={5}
            fullWidth
          />
        </Box>
      ))}
    </>
  )
}
