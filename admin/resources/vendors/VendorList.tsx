import {
  DataTable,
  List,
  type RaRecord,
  SearchInput,
  SelectInput,
  useListContext,
  useTranslate,
  useUnselectAll,
} from 'react-admin'
import { VendorName } from '../../fields/VendorName.tsx'
import { availabilityChoices, gameTypeChoices } from '../../inputs/choices.ts'
import { OfferActions } from '../../kits/offers/OfferActions.tsx'
import { OfferChip } from '../../kits/offers/OfferChip.tsx'
import { OfferWindow } from '../../kits/offers/OfferWindow.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useExporter } from '../../lib/use-exporter.ts'
import { useVendorName } from '../../lib/use-vendor-name.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { PlaceDialog } from './PlaceDialog.tsx'
import { UpdateVendorsDocument } from './vendors.generated.ts'

interface VendorRow extends RaRecord {
  id: string
  name: string
  effective: string
  games: number
  openGames: number
  position: number
  gameTypes: string[]
}

/** People count from 1. */
const placeOf = ({ position }: Pick<VendorRow, 'position'>) => position + 1

/** Vendors in the order of the lobby; several are opened, closed or moved at once. */
export default function VendorList() {
  const vendorName = useVendorName()
  const translate = useTranslate()
  const exporter = useExporter(
    'vendors',
    'id',
    'name',
    { source: 'availability', words: 'availabilities' },
    { source: 'effective', words: 'availabilities' },
    'adapter',
    'games',
    'openGames',
  )
  const filters = [
    <SearchInput key="search" source="search" alwaysOn />,
    <SelectInput key="gameType" source="gameType" choices={gameTypeChoices} alwaysOn />,
    <SelectInput key="availability" source="availability" choices={availabilityChoices} />,
  ]
  const typesOf = ({ gameTypes }: VendorRow) => gameTypes.map((type) => translate(`gameTypes.${type}`)).join(', ')
  return (
    <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={50} exporter={exporter}>
      <Rows<VendorRow>
        primary={(row) => `${placeOf(row)}. ${vendorName(row.id, row.name)} · ${row.id}`}
        secondary={({ effective, openGames, games }) =>
          `${translate(`availabilities.${effective}`)} · ${translate('offers.gamesOpen', { open: openGames, games })}`
        }
        sorts={['position', 'name', 'games', 'openGames']}
        bulkActions={mayDo('vendors', 'edit') ? <VendorBulkActions /> : false}
      >
        <DataTable.Col source="position" align="right" render={(row) => placeOf(row as VendorRow)} />
        <DataTable.Col source="name">
          <VendorName code="id" source="name" />
        </DataTable.Col>
        <DataTable.Col source="id" disableSort />
        <DataTable.Col source="effective" disableSort>
          <OfferChip source="effective" />
        </DataTable.Col>
        <DataTable.Col source="availability" disableSort>
          <OfferChip source="availability" />
        </DataTable.Col>
        <DataTable.Col source="maintenance" disableSort>
          <OfferWindow source="maintenance" />
        </DataTable.Col>
        <NumberColumn source="games" />
        <NumberColumn source="openGames" />
        <DataTable.Col source="gameTypes" disableSort render={(row) => typesOf(row as VendorRow)} />
        <DataTable.Col source="adapter" disableSort />
      </Rows>
    </List>
  )
}

function VendorBulkActions() {
  const { data = [], selectedIds } = useListContext<VendorRow>()
  const unselect = useUnselectAll('vendors')
  // In the order of the list, not in that of the clicks.
  const ids = data.map(({ id }) => id).filter((id) => selectedIds.includes(id))
  return (
    <OfferActions
      run={async (wish) => {
        await change(UpdateVendorsDocument, { input: { ids, ...wish } })
        unselect()
      }}
    >
      <PlaceDialog ids={ids} place={1} onDone={unselect} />
    </OfferActions>
  )
}
