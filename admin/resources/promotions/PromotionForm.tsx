import { Box } from '@mui/material'
import { AudienceInputs } from '../../kits/drafts/AudienceInputs.tsx'
import { FormSection } from '../../kits/drafts/FormSection.tsx'
import { useForgottenRefusals } from '../../kits/drafts/use-forgotten-refusals.ts'
import { Form } from '../../kits/forms/Form.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import { FormPreview } from './FormPreview.tsx'
import { GeneralSection, RewardSection, ScheduleSection } from './FormSections.tsx'
import { TurnoverSection } from './TurnoverSection.tsx'
import { WordsSection } from './WordsSection.tsx'

interface Props {
  record: object
  languages: readonly string[]
  isNew?: boolean
}

/** The builder of a promotion: section by section, and beside them what players will see of it. */
export function PromotionForm({ record, languages, isNew = false }: Props) {
  return (
    <Form record={record as { id: string }} noValidate>
      <Refusals />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 422px' } }}>
        <Box sx={{ display: 'grid', gap: 4, p: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <GeneralSection />
          <RewardSection />
          <TurnoverSection />
          <FormSection words="promotions.sections" name="audience" refusable="terms.audience">
            <AudienceInputs source="terms.audience" />
          </FormSection>
          <ScheduleSection />
          <WordsSection languages={languages} />
        </Box>
        <FormPreview languages={languages} />
      </Box>
      <FormToolbar isNew={isNew} mayDelete={false} />
    </Form>
  )
}

function Refusals() {
  useForgottenRefusals()
  return null
}
