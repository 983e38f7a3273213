import { type RaRecord, useRecordContext } from 'react-admin'
import { useVendorName } from '../lib/use-vendor-name.ts'

interface Props {
  /** The fields of the record that hold the vendor's code and name. */
  code: string
  source: string
  label?: string
}

/** The vendor of a record by the name that it has in the operator's language. */
export function VendorName({ code, source }: Props) {
  const record = useRecordContext<RaRecord>()
  const vendorName = useVendorName()
  if (record === undefined) return null
  return <span>{vendorName(String(record[code]), String(record[source]))}</span>
}
