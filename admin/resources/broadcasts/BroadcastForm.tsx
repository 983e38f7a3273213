import { Box } from '@mui/material'
import { useState } from 'react'
import { SelectInput, TextArrayInput, useLocaleState } from 'react-admin'
import { MomentInput } from '../../inputs/MomentInput.tsx'
import { AudienceInputs } from '../../kits/drafts/AudienceInputs.tsx'
import { FormSection, Whole } from '../../kits/drafts/FormSection.tsx'
import { mostOf } from '../../kits/drafts/rules.ts'
import { useForgottenRefusals } from '../../kits/drafts/use-forgotten-refusals.ts'
import { Form } from '../../kits/forms/Form.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import { kindChoices, pageChoices } from './choices.ts'
import { FormPreview } from './FormPreview.tsx'
import { ReachCount } from './ReachCount.tsx'
import { WordsTabs } from './WordsTabs.tsx'

interface Props {
  record: object
  languages: readonly string[]
  isNew?: boolean
}

const WORDS = 'broadcasts.sections'

/** What is written to whom and when, and beside it what members will see of it. */
export function BroadcastForm({ record, languages, isNew = false }: Props) {
  const [own] = useLocaleState()
  const [language, setLanguage] = useState(languages.includes(own) ? own : (languages[0] ?? own))
  return (
    <Form record={record as { id: string }} noValidate>
      <Refusals />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 422px' } }}>
        <Box sx={{ display: 'grid', gap: 4, p: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <FormSection words={WORDS} name="words" refusable="words">
            <Whole>
              <WordsTabs languages={languages} language={language} onChoose={setLanguage} />
            </Whole>
            <SelectInput source="page" choices={pageChoices} helperText="broadcasts.pageHelp" />
          </FormSection>
          <FormSection words={WORDS} name="audience" refusable="audience">
            <Whole>
              <SelectInput source="kind" choices={kindChoices} helperText="broadcasts.kindHelp" isRequired />
            </Whole>
            <AudienceInputs source="audience" />
            <Whole>
              <TextArrayInput source="accounts" validate={mostOf(500)} helperText="broadcasts.accountsHelp" />
            </Whole>
            <Whole>
              <ReachCount />
            </Whole>
          </FormSection>
          <FormSection words={WORDS} name="schedule">
            <MomentInput source="scheduledAt" helperText="broadcasts.scheduledAtHelp" />
          </FormSection>
        </Box>
        <FormPreview language={language} />
      </Box>
      <FormToolbar isNew={isNew} mayDelete={false} />
    </Form>
  )
}

function Refusals() {
  useForgottenRefusals()
  return null
}
