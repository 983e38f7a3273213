import { useSearchParams } from 'react-router-dom'

/** Where in the tree one looks; it stands in the address, so that it may be sent and gone back from. */
export function usePlace() {
  const [address, setAddress] = useSearchParams()
  const get = (name: string) => address.get(name) || undefined
  const account = get('account')
  const uplineId = get('upline')
  const id = get('line')
  return {
    account,
    uplineId,
    page: Number(get('page') ?? '1'),
    /** The one line that is asked for, before the name, before the upline. */
    id,
    filter:
      id !== undefined
        ? { ids: [id] }
        : account !== undefined
          ? { account }
          : uplineId !== undefined
            ? { uplineId }
            : {},
    go: (place: Readonly<Record<string, string>>) => setAddress(place),
  }
}

export type Place = ReturnType<typeof usePlace>
