import {
  BooleanInput,
  maxLength,
  minLength,
  regex,
  required,
  TextArrayInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { PlacesInput } from './PlacesInput.tsx'

/**
 * What an account of an operator is made of; the reason is kept in the audit log. Of who works for other brands too, only
 * the brands at hand are given and taken.
 */
export function OperatorInputs({ isNew = false }: { isNew?: boolean }) {
  const isBrandsOnly = useRecordContext<{ reachesBeyond?: boolean }>()?.reachesBeyond ?? false
  return (
    <>
      <TextInput
        source="account"
        validate={[required(), regex(/^[A-Za-z0-9._-]{3,40}$/, 'operators.accountHelp')]}
        helperText="operators.accountHelp"
        readOnly={!isNew}
      />
      <TextInput source="name" validate={[required(), maxLength(80)]} readOnly={isBrandsOnly} />
      {!isNew && <BooleanInput source="isActive" readOnly={isBrandsOnly} />}
      <PlacesInput isRequired={!isBrandsOnly} />
      <TextArrayInput source="allowedAddresses" helperText="operators.addressesHelp" readOnly={isBrandsOnly} />
      <TextInput
        source="reason"
        label="reason.label"
        helperText="reason.why"
        validate={[required(), minLength(3), maxLength(300)]}
      />
    </>
  )
}
