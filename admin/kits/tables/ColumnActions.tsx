import { type Theme, useMediaQuery } from '@mui/material'
import { ColumnsButton, ExportButton, TopToolbar } from 'react-admin'

/** The actions of a list whose table has more columns than room: which of them stand, and the file with all. */
export function ColumnActions() {
  // On a phone the rows are no table (`Rows`), and the choice would have nothing to choose.
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <TopToolbar>
      {!isNarrow && <ColumnsButton />}
      <ExportButton />
    </TopToolbar>
  )
}
