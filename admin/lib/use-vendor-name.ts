import { useTranslate } from 'react-admin'

/** A vendor's name in the operator's language, where the house has one (`vendors.json`), else as it came. */
export function useVendorName(): (code: string, name: string) => string {
  const translate = useTranslate()
  return (code, name) => translate(`vendorNames.${code}`, { _: name })
}
