import { Create, maxLength, minLength, required, SimpleForm, TextInput } from 'react-admin'
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
