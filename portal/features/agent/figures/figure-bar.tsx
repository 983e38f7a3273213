import type { ReactNode } from 'react'
import { CsvButton } from '../csv-button.tsx'

/** Over a table: whose figures they are, and the whole of it as a file, once there is something in it. */
export function FigureBar({ crumbs, download }: { crumbs: ReactNode; download: (() => Promise<void>) | null }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {crumbs}
      <CsvButton download={download} />
    </div>
  )
}
