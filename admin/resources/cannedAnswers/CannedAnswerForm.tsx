import { maxLength, required, TextInput } from 'react-admin'
import { LanguageInput } from '../../inputs/LanguageInput.tsx'
import { SimpleForm } from '../../kits/forms/SimpleForm.tsx'

const title = [required(), maxLength(80)]
const content = [required(), maxLength(2000)]

/** What a canned answer says, and what operators find it by. */
export function CannedAnswerForm() {
  return (
    <SimpleForm>
      <LanguageInput source="language" label="resources.cannedAnswers.fields.language" />
      <TextInput source="title" validate={title} />
      <TextInput source="content" validate={content} multiline minRows={4} />
    </SimpleForm>
  )
}
