import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { spellingOf } from '../paths.ts'

/** An address that was typed in capitals or with a slash too many becomes the one that is meant: what compares addresses knows that alone. */
export function useSpelling(): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const spelling = spellingOf(pathname)
  useEffect(() => {
    if (spelling !== null && spelling !== pathname)
      navigate({ pathname: spelling, search, hash }, { replace: true, state })
  }, [spelling, pathname, search, hash, state, navigate])
}
