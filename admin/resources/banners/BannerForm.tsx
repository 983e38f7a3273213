import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  maxLength,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { LanguageInput } from '../../inputs/LanguageInput.tsx'
import { MomentInput } from '../../inputs/MomentInput.tsx'
import { PictureInput } from '../../inputs/PictureInput.tsx'
import { ReasonInput } from '../../inputs/ReasonInput.tsx'
import { isAfterStart } from '../../inputs/schedule.ts'
import { TabbedForm } from '../../kits/forms/TabbedForm.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import { BannerPreview } from './BannerPreview.tsx'
import { groupChoices, linkChoices } from './choices.ts'

const urlHelp: Readonly<Record<string, string>> = {
  PAGE: 'banners.urlPage',
  EXTERNAL: 'banners.urlExternal',
  GAME: 'banners.urlGame',
}

/** The form of a banner: what and where, its schedule, its preview; for one that exists its audit trail too. */
export function BannerForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <TabbedForm noValidate toolbar={<FormToolbar isNew={isNew} />}>
      <TabbedForm.Tab label="banners.content">
        <SelectInput source="group" choices={groupChoices} validate={required()} />
        <NumberInput source="position" validate={[required(), minValue(0)]} />
        <SelectInput source="linkType" choices={linkChoices} validate={required()} />
        <FormDataConsumer>
          {({ formData }) =>
            formData.linkType in urlHelp && (
              <TextInput
                source="url"
                helperText={urlHelp[formData.linkType] ?? false}
                validate={[required(), maxLength(2048)]}
              />
            )
          }
        </FormDataConsumer>
        <ArrayInput source="pictures" validate={required()}>
          <SimpleFormIterator disableReordering disableClear fullWidth>
            <LanguageInput source="language" label="resources.banners.fields.language" />
            <PictureInput source="imageUrl" />
            <TextInput source="title" label="resources.banners.fields.title" validate={[required(), maxLength(160)]} />
          </SimpleFormIterator>
        </ArrayInput>
        <ReasonInput />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="banners.schedule" path="schedule">
        <BooleanInput source="isPublished" />
        <MomentInput source="startsAt" />
        <MomentInput source="endsAt" validate={isAfterStart} />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="banners.preview" path="preview">
        <BannerPreview />
      </TabbedForm.Tab>
      {!isNew && auditTab(TabbedForm.Tab, 'BANNER')}
    </TabbedForm>
  )
}
