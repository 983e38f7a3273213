import { maxLength, minLength, required, TextInput } from 'react-admin'
import { RightsInput } from './RightsInput.tsx'

/** A role of the brand: its name, its rights, and why it is made or changed. */
export function RoleInputs() {
  return (
    <>
      <TextInput source="name" validate={[required(), maxLength(60)]} />
      <RightsInput />
      <TextInput
        source="reason"
        label="reason.label"
        helperText="reason.why"
        validate={[required(), minLength(3), maxLength(300)]}
      />
    </>
  )
}
