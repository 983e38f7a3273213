import {
  AutocompleteArrayInput,
  BooleanInput,
  maxLength,
  minLength,
  regex,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
  useGetList,
} from 'react-admin'

export const roleChoices = ['ADMIN', 'SUPPORT'].map((id) => ({ id, name: `operatorRoles.${id}` }))

/** What an account of an operator is made of; the reason is kept in the audit log. */
export function OperatorInputs({ isNew = false }: { isNew?: boolean }) {
  const { data: merchants = [] } = useGetList('merchants', { pagination: { page: 1, perPage: 100 } })
  return (
    <>
      <TextInput
        source="account"
        validate={[required(), regex(/^[A-Za-z0-9._-]{3,40}$/, 'operators.accountHelp')]}
        helperText="operators.accountHelp"
        readOnly={!isNew}
      />
      <TextInput source="name" validate={[required(), maxLength(80)]} />
      <SelectInput source="role" choices={roleChoices} validate={required()} />
      {!isNew && <BooleanInput source="active" />}
      <AutocompleteArrayInput source="merchantIds" choices={merchants} optionText="name" validate={required()} />
      <TextArrayInput source="allowedAddresses" helperText="operators.addressesHelp" />
      <TextInput
        source="reason"
        label="reason.label"
        helperText="reason.why"
        validate={[required(), minLength(3), maxLength(300)]}
      />
    </>
  )
}
