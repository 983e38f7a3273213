import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { OperatorRight } from '../lib/schema.generated.ts'
import { rightFor } from '../providers/auth-provider.ts'

/** Where react-admin sends whoever may not see a page; it does not say which page that was. */
const DENIED = '/access-denied'
let lastPage = ''

/** Remembers the page in view, for when it is denied. */
export function useDeniedPage(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname !== DENIED) lastPage = pathname
  }, [pathname])
}

/** The right that the denied page takes; undefined where nobody knows which page it was. */
export function deniedRight(): OperatorRight | undefined {
  const [resource, first, second] = lastPage.split('/').filter(Boolean)
  if (resource === undefined) return undefined
  if (first === 'create') return rightFor(resource, 'create')
  return rightFor(resource, first === undefined || second === 'show' ? 'show' : 'edit')
}
