import { useMemo } from 'react'
import { sortableMoment } from '../../../../formats/sortable.ts'
import { useTeam } from '../use-team.ts'

/** How a moment of the wire (ISO 8601, UTC) stands in a file: by the clock of the brand, which `timeZone` names for a heading. */
interface CsvMoment {
  readonly timeZone: string
  write(moment: string): string
}

/**
 * Moments for files of the agent centre: the same clock as on the pages, or a day's pay would seem to begin the evening before. In the form
 * `2026-11-01 00:00:00`, which spreadsheets of every language take for a time and which sorts as it reads.
 */
export function useCsvMoment(): CsvMoment {
  const { timeZone } = useTeam()
  return useMemo(() => ({ timeZone, write: (moment) => sortableMoment(moment, timeZone) }), [timeZone])
}
