import { DataTable, List, type RaRecord, SearchInput, useTranslate } from 'react-admin'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useExporter } from '../../lib/use-exporter.ts'
import { MerchantStatus } from './MerchantStatus.tsx'

interface MerchantRow extends RaRecord {
  code: string
  name: string
  mode: string
  status: string
  blockedCountries: string[]
}

export default function MerchantList() {
  const translate = useTranslate()
  const exporter = useExporter('merchants', 'code', 'name', 'mode', 'status', 'blockedCountries')
  return (
    <List
      filters={[<SearchInput key="search" source="search" alwaysOn />]}
      sort={{ field: 'name', order: 'ASC' }}
      exporter={exporter}
    >
      <Rows<MerchantRow>
        primary={({ name }) => name}
        secondary={({ code, mode, status }) =>
          `${code} · ${mode} · ${translate(status === 'MAINTENANCE' ? 'merchants.statusMaintenance' : 'merchants.statusNormal')}`
        }
      >
        <DataTable.Col source="name" />
        <DataTable.Col source="code" />
        <DataTable.Col source="mode" />
        <DataTable.Col source="status">
          <MerchantStatus />
        </DataTable.Col>
        <DataTable.Col
          source="blockedCountries"
          disableSort
          render={({ blockedCountries }) => blockedCountries.join(', ') || '–'}
        />
      </Rows>
    </List>
  )
}
