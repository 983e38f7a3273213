import { DataTable } from 'react-admin'
import { Figure } from '../../fields/Figure.tsx'

interface Props {
  source: string
  disableSort?: boolean
  sortByOrder?: 'ASC' | 'DESC'
}

/** A column of numbers, as the operator's language writes them. */
export function NumberColumn({ source, ...sorting }: Props) {
  return (
    <DataTable.Col source={source} align="right" {...sorting}>
      <Figure source={source} />
    </DataTable.Col>
  )
}
