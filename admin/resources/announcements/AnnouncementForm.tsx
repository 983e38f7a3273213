import { ArrayInput, BooleanInput, maxLength, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { LanguageInput } from '../../inputs/LanguageInput.tsx'
import { MomentInput } from '../../inputs/MomentInput.tsx'
import { ReasonInput } from '../../inputs/ReasonInput.tsx'
import { isAfterStart } from '../../inputs/schedule.ts'
import { TabbedForm } from '../../kits/forms/TabbedForm.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import { AnnouncementPreview } from './AnnouncementPreview.tsx'
import { audienceChoices, occasionChoices, typeChoices } from './choices.ts'

/** The form of an announcement: its words, its schedule, its preview; for one that exists its audit trail too. */
export function AnnouncementForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <TabbedForm noValidate toolbar={<FormToolbar isNew={isNew} />}>
      <TabbedForm.Tab label="banners.content">
        <SelectInput source="type" choices={typeChoices} validate={required()} />
        <SelectInput
          source="audience"
          choices={audienceChoices}
          validate={required()}
          helperText="announcements.audienceHelp"
        />
        <ExecutionInput />
        <ArrayInput source="translations" validate={required()}>
          <SimpleFormIterator disableReordering disableClear fullWidth>
            <LanguageInput source="language" label="resources.announcements.fields.language" />
            <TextInput
              source="title"
              label="resources.announcements.fields.title"
              validate={[required(), maxLength(160)]}
            />
            <TextInput
              source="content"
              label="resources.announcements.fields.content"
              validate={maxLength(20_000)}
              helperText="announcements.markdownHelp"
              minRows={4}
              defaultValue=""
              multiline
            />
          </SimpleFormIterator>
        </ArrayInput>
        <ReasonInput />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="banners.schedule" path="schedule">
        <BooleanInput source="isPublished" />
        <MomentInput source="startsAt" />
        <MomentInput source="endsAt" validate={isAfterStart} />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="announcements.preview" path="preview">
        <AnnouncementPreview />
      </TabbedForm.Tab>
      {!isNew && auditTab(TabbedForm.Tab, 'ANNOUNCEMENT')}
    </TabbedForm>
  )
}

/** Whom a popup is for; what agents alone are told never pops up. */
function ExecutionInput() {
  const audience: unknown = useWatch({ name: 'audience' })
  if (audience === 'AGENTS') return null
  return (
    <SelectInput
      source="occasion"
      choices={occasionChoices}
      validate={required()}
      helperText="announcements.executionHelp"
    />
  )
}
