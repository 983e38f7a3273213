import { TabbedForm as OfReactAdmin, type TabbedFormProps } from 'react-admin'
import { useResetOptions } from './form-memory.ts'

/** A form of several tabs, in which what was typed stays when its record changes. */
export function TabbedForm(props: TabbedFormProps) {
  return <OfReactAdmin {...props} resetOptions={useResetOptions()} />
}

TabbedForm.Tab = OfReactAdmin.Tab
