import { SimpleForm as OfReactAdmin, type SimpleFormProps } from 'react-admin'
import { useResetOptions } from './form-memory.ts'

/** A form of one column, in which what was typed stays when its record changes. */
export function SimpleForm(props: SimpleFormProps) {
  return <OfReactAdmin {...props} resetOptions={useResetOptions()} />
}
