import { DataTable, List, type RaRecord, SearchInput, SelectInput, useLocaleState, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { PublicationChip } from '../../fields/PublicationChip.tsx'
import { StoredPicture } from '../../fields/StoredPicture.tsx'
import { Words } from '../../fields/Words.tsx'
import { PublicationBulkActions } from '../../kits/publication/PublicationBulkActions.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { publicationChoices, publicationOf } from '../../lib/publication.ts'
import { useExporter } from '../../lib/use-exporter.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { groupChoices } from './choices.ts'

interface BannerRow extends RaRecord {
  group: string
  position: number
  isPublished: boolean
  startsAt: string | null
  endsAt: string | null
  pictures: { language: string; imageUrl: string; title: string }[]
}

export default function BannerList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const exporter = useExporter(
    'banners',
    { source: 'group', words: 'bannerGroups' },
    'position',
    'isPublished',
    'startsAt',
    'endsAt',
    { source: 'linkType', words: 'linkTypes' },
    'url',
    'pictures',
  )
  const pictureOf = ({ pictures }: BannerRow) => pictures.find((one) => one.language === language) ?? pictures[0]
  const thumbnail = (row: BannerRow) => (
    // The title stands beside it, so the picture says nothing of its own.
    <StoredPicture
      url={pictureOf(row)?.imageUrl ?? ''}
      alt=""
      style={{ width: 96, height: 40, objectFit: 'cover', borderRadius: 6, marginRight: 12 }}
    />
  )
  const filters = [
    <SearchInput key="search" source="search" alwaysOn />,
    <SelectInput key="group" source="group" choices={groupChoices} />,
    <SelectInput key="publication" source="publication" choices={publicationChoices} alwaysOn />,
  ]

  return (
    <List filters={filters} sort={{ field: 'group', order: 'ASC' }} perPage={25} exporter={exporter}>
      <Rows<BannerRow>
        primary={(row) => pictureOf(row)?.title ?? ''}
        secondary={(row) =>
          `${translate(`bannerGroups.${row.group}`)} · ${row.position} · ${translate(`publicationStates.${publicationOf(row)}`)}`
        }
        picture={thumbnail}
        bulkActions={mayDo('banners', 'edit') ? <PublicationBulkActions /> : false}
      >
        <DataTable.Col source="pictures" disableSort render={thumbnail} />
        <DataTable.Col
          label="resources.announcements.fields.title"
          source="title"
          disableSort
          render={(row) => pictureOf(row as BannerRow)?.title}
        />
        <DataTable.Col source="group">
          <Words source="group" words="bannerGroups" />
        </DataTable.Col>
        <NumberColumn source="position" />
        <DataTable.Col source="isPublished">
          <PublicationChip />
        </DataTable.Col>
        <DataTable.Col source="startsAt">
          <Moment source="startsAt" none={translate('banners.always')} />
        </DataTable.Col>
        <DataTable.Col source="endsAt">
          <Moment source="endsAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
