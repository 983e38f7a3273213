import { Box, Typography } from '@mui/material'
import { Fragment } from 'react'
import { maxLength, TextInput, useLocaleState } from 'react-admin'
import { PictureInput } from '../../inputs/PictureInput.tsx'
import { FormSection, Whole } from '../../kits/drafts/FormSection.tsx'
import { textRules } from '../../kits/drafts/rules.ts'
import { languageName } from '../../lib/language-name.ts'

const field = (name: string) => `resources.promotions.fields.words.${name}`

/** What players read, in each language of the brand: none may be left out. */
export function WordsSection({ languages }: { languages: readonly string[] }) {
  const [language] = useLocaleState()
  return (
    <FormSection words="promotions.sections" name="words" refusable="words">
      {languages.map((one, index) => (
        <Fragment key={one}>
          <Whole>
            <Typography variant="subtitle2" component="h3" sx={{ mt: index === 0 ? 0 : 1.5 }}>
              {languageName(one, language)}
            </Typography>
          </Whole>
          <Whole>
            <Box role="group" aria-label={languageName(one, language)} lang={one}>
              <TextInput source={`words.${index}.title`} label={field('title')} validate={textRules(80)} fullWidth />
              <TextInput
                source={`words.${index}.summary`}
                label={field('summary')}
                validate={textRules(200)}
                multiline
                fullWidth
              />
              <TextInput
                source={`words.${index}.content`}
                label={field('content')}
                validate={maxLength(10_000)}
                helperText="promotions.contentHelp"
                multiline
                minRows={3}
                fullWidth
              />
              <PictureInput source={`words.${index}.pictureUrl`} isRequired={false} />
            </Box>
          </Whole>
        </Fragment>
      ))}
    </FormSection>
  )
}
