import { BooleanInput, CheckboxGroupInput, maxLength, required, SimpleForm, TextInput } from 'react-admin'
import { ReasonInput } from '../../inputs/ReasonInput.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import { kindChoices } from './choices.ts'

const name = [required(), maxLength(80)]
const url = [required(), maxLength(2048)]
const empty = { isOn: true, events: [] }

/** Whom a webhook tells of what. */
export function WebhookForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <SimpleForm noValidate toolbar={<FormToolbar isNew={isNew} />} {...(isNew && { defaultValues: empty })}>
      <TextInput source="name" helperText="webhooks.nameHelp" validate={name} />
      <TextInput source="url" helperText="webhooks.urlHelp" validate={url} type="url" fullWidth />
      <CheckboxGroupInput source="events" choices={kindChoices} validate={required()} row={false} />
      <BooleanInput source="isOn" helperText="webhooks.isOnHelp" />
      <ReasonInput />
    </SimpleForm>
  )
}
