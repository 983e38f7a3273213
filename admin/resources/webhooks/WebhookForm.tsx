import { BooleanInput, CheckboxGroupInput, maxLength, required, TextInput } from 'react-admin'
import { webhookKindChoices } from '../../inputs/choices.ts'
import { ReasonInput } from '../../inputs/ReasonInput.tsx'
import { SimpleForm } from '../../kits/forms/SimpleForm.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'

const name = [required(), maxLength(80)]
const url = [required(), maxLength(2048)]
const empty = { isOn: true, events: [] }

/** Whom a webhook tells of what. */
export function WebhookForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <SimpleForm noValidate toolbar={<FormToolbar isNew={isNew} />} {...(isNew && { defaultValues: empty })}>
      <TextInput source="name" helperText="webhooks.nameHelp" validate={name} />
      <TextInput source="url" helperText="webhooks.urlHelp" validate={url} type="url" fullWidth />
      <CheckboxGroupInput source="events" choices={webhookKindChoices} validate={required()} row={false} />
      <BooleanInput source="isOn" helperText="webhooks.isOnHelp" />
      <ReasonInput />
    </SimpleForm>
  )
}
