import { type FormProps, Form as OfReactAdmin } from 'react-admin'
import { useResetOptions } from './form-memory.ts'

/** A form without a layout of its own, in which what was typed stays when its record changes. */
export function Form(props: FormProps) {
  return <OfReactAdmin {...props} resetOptions={useResetOptions()} />
}
