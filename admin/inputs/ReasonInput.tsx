import { maxLength, TextInput } from 'react-admin'

/** Why a change is made; the audit log keeps it. */
export function ReasonInput() {
  return <TextInput source="reason" label="reason.label" helperText="reason.why" validate={maxLength(300)} />
}
