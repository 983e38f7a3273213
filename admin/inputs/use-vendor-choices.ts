import { useGetList } from 'react-admin'
import { useVendorName } from '../lib/use-vendor-name.ts'
import { mayDo } from '../providers/auth-provider.ts'

/** The vendors of the brand in view; none for who may not read them. */
export function useVendorChoices(): { id: string; name: string }[] {
  const vendorName = useVendorName()
  const { data = [] } = useGetList<{ id: string; name: string }>(
    'vendors',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: mayDo('vendors', 'list') },
  )
  return data.map(({ id, name }) => ({ id, name: vendorName(id, name) }))
}
