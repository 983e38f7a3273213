import { Create } from 'react-admin'
import { SimpleForm } from '../../kits/forms/SimpleForm.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import { RoleInputs } from './RoleForm.tsx'

/** Makes a role of the brand in view, from nothing or as a copy of another one. */
export default function RoleCreate() {
  return (
    <Create redirect="list">
      <SimpleForm noValidate toolbar={<FormToolbar isNew />}>
        <RoleInputs />
      </SimpleForm>
    </Create>
  )
}
