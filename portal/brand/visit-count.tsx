import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { countVisit } from './count-visit.ts'

/** Counts pages that are visited with Google's tag, where the brand has one. */
export default function VisitCount({ tagId }: { tagId: string }) {
  const { pathname } = useLocation()
  useEffect(() => countVisit(tagId, pathname), [tagId, pathname])
  return null
}
