import { useGetList } from 'react-admin'

/** The vendors of the brand in view, for a filter. */
export function useVendorChoices(): { id: string; name: string }[] {
  const { data = [] } = useGetList<{ id: string; name: string }>('vendors', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  })
  return data.map(({ id, name }) => ({ id, name }))
}
