import { useQuery } from '@tanstack/react-query'
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
import { StoredPicture } from '../../fields/StoredPicture.tsx'
import { VendorName } from '../../fields/VendorName.tsx'
import { Words } from '../../fields/Words.tsx'
import { availabilityChoices, gameTypeChoices, subTypeChoices } from '../../inputs/choices.ts'
import { useVendorFilter } from '../../inputs/use-vendor-filter.tsx'
import { OfferActions } from '../../kits/offers/OfferActions.tsx'
import { OfferChip } from '../../kits/offers/OfferChip.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useExporter } from '../../lib/use-exporter.ts'
import { useVendorName } from '../../lib/use-vendor-name.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change, read } from '../../providers/server.ts'
import { ConsoleGameTagsDocument, UpdateGamesDocument } from './games.generated.ts'
import { PlaceDialog } from './PlaceDialog.tsx'

interface GameRow extends RaRecord {
  id: string
  name: string
  vendorCode: string
  vendorName: string
  gameType: string
  effective: string
  pictureUrl: string
  tags: string[]
}

/** Games of the brand; several are opened, closed, moved or tagged at once. */
export default function GameList() {
  const translate = useTranslate()
  const nameOf = useVendorName()
  const vendorFilter = useVendorFilter({ alwaysOn: true })
  const { data: tags = [] } = useQuery({
    queryKey: ['gameTags'],
    queryFn: async () => (await read(ConsoleGameTagsDocument, {})).gameTags,
  })
  const exporter = useExporter(
    'games',
    'name',
    'vendorName',
    'vendorGameCode',
    { source: 'gameType', words: 'gameTypes' },
    { source: 'subType', words: 'subTypes' },
    { source: 'availability', words: 'availabilities' },
    { source: 'effective', words: 'availabilities' },
    'position',
    'tags',
    'plays',
    'listedAt',
  )
  const filters = [
    <SearchInput key="search" source="search" alwaysOn />,
    ...vendorFilter,
    <SelectInput key="gameType" source="gameType" choices={gameTypeChoices} />,
    <SelectInput key="classify" source="subType" choices={subTypeChoices} />,
    <SelectInput key="availability" source="availability" choices={availabilityChoices} />,
    <SelectInput key="tag" source="tag" choices={tags.map((id) => ({ id, name: id }))} translateChoice={false} />,
  ]
  const picture = ({ pictureUrl }: GameRow) => (
    <StoredPicture
      url={pictureUrl}
      alt=""
      style={{ width: 56, height: 42, objectFit: 'cover', borderRadius: 6, marginRight: 12 }}
    />
  )
  return (
    <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={25} exporter={exporter}>
      <Rows<GameRow>
        primary={({ name }) => name}
        secondary={({ vendorCode, vendorName, gameType, effective }) =>
          `${nameOf(vendorCode, vendorName)} · ${translate(`gameTypes.${gameType}`)} · ${translate(`availabilities.${effective}`)}`
        }
        picture={picture}
        sorts={['position', 'name', 'gameType', 'plays']}
        bulkActions={mayDo('games', 'edit') ? <GameBulkActions /> : false}
      >
        <NumberColumn source="position" />
        <DataTable.Col source="pictureUrl" disableSort render={(row) => picture(row as GameRow)} />
        <DataTable.Col source="name" />
        <DataTable.Col source="vendorName" disableSort>
          <VendorName code="vendorCode" source="vendorName" />
        </DataTable.Col>
        <DataTable.Col source="gameType">
          <Words source="gameType" words="gameTypes" />
        </DataTable.Col>
        <DataTable.Col source="subType" disableSort>
          <Words source="subType" words="subTypes" />
        </DataTable.Col>
        <DataTable.Col source="effective" disableSort>
          <OfferChip source="effective" />
        </DataTable.Col>
        <DataTable.Col source="tags" disableSort render={(row) => (row as GameRow).tags.join(', ') || '–'} />
        <NumberColumn source="plays" />
      </Rows>
    </List>
  )
}

function GameBulkActions() {
  const { selectedIds } = useListContext<GameRow>()
  const unselect = useUnselectAll('games')
  const ids = selectedIds.map(String)
  const run = async (wish: object) => {
    await change(UpdateGamesDocument, { input: { ids, ...wish } })
    unselect()
  }
  return (
    <OfferActions run={run}>
      <PlaceDialog run={run} />
    </OfferActions>
  )
}
