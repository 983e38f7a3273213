import { Create, maxLength, minLength, required, TextInput } from 'react-admin'
import { SimpleForm } from '../../kits/forms/SimpleForm.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'

const rules = [required(), minLength(2), maxLength(40)]

/** Puts a word on the list. */
export default function ChatWordCreate() {
  return (
    <Create redirect="list">
      <SimpleForm noValidate toolbar={<FormToolbar isNew mayDelete={false} />} sx={{ maxWidth: 480 }}>
        <TextInput source="word" validate={rules} helperText="chat.wordHelp" fullWidth />
      </SimpleForm>
    </Create>
  )
}
