import { SelectInput } from 'react-admin'
import { mayDo } from '../providers/auth-provider.ts'
import { useVendorChoices } from './use-vendor-choices.ts'

/** The filter of a list by vendor, as an element to be put among the others; nothing for who may not read the vendors. */
export function useVendorFilter({ alwaysOn = false } = {}) {
  const choices = useVendorChoices()
  if (!mayDo('vendors', 'list')) return []
  return [
    <SelectInput key="vendor" source="vendorCode" choices={choices} translateChoice={false} alwaysOn={alwaysOn} />,
  ]
}
