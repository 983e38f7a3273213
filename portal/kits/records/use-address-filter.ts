import { useSearchParams } from 'react-router-dom'

/**
 * A filter that is kept in the address, so that a reload, a link and the way back show the same. `opened` is the part that opens one of
 * the rows: it is a step the way back undoes, and leaves the page as it is.
 */
export function useAddressFilter(opened: string) {
  const [search, setSearch] = useSearchParams()
  /** Changes some parts; any change but the page's own goes back to the first page. */
  const change = (parts: Readonly<Record<string, string | null>>, isStep = opened in parts) =>
    setSearch(
      (known) => {
        const next = new URLSearchParams(known)
        if (!('page' in parts) && !(opened in parts)) next.delete('page')
        for (const [name, value] of Object.entries(parts)) {
          if (value === null || value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: !isStep },
    )
  return {
    page: Math.max(1, Number(search.get('page')) || 1),
    get: (name: string) => search.get(name),
    set: (name: string, value: string | null) => change({ [name]: value }),
    change,
  }
}
