import { Tab, Tabs } from '@mui/material'
import {
  DataTable,
  List,
  type RaRecord,
  SearchInput,
  SelectInput,
  useListContext,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { PublicationChip } from '../../fields/PublicationChip.tsx'
import { Words } from '../../fields/Words.tsx'
import { PublicationBulkActions } from '../../kits/publication/PublicationBulkActions.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { publicationChoices, publicationOf } from '../../lib/publication.ts'
import { useExporter } from '../../lib/use-exporter.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { audienceChoices, occasionChoices, typeChoices } from './choices.ts'

interface AnnouncementRow extends RaRecord {
  type: string
  occasion: string
  audience: string
  isPublished: boolean
  startsAt: string | null
  endsAt: string | null
  translations: { language: string; title: string }[]
}

export default function AnnouncementList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const exporter = useExporter(
    'announcements',
    { source: 'type', words: 'announcementTypes' },
    { source: 'audience', words: 'audiences' },
    { source: 'occasion', words: 'occasions' },
    'isPublished',
    'startsAt',
    'endsAt',
    'translations',
  )
  const titleOf = ({ translations }: AnnouncementRow) =>
    (translations.find((one) => one.language === language) ?? translations[0])?.title ?? ''
  const filters = [
    <SearchInput key="search" source="search" alwaysOn />,
    <SelectInput key="type" source="type" choices={typeChoices} />,
    <SelectInput key="audience" source="audience" choices={audienceChoices} />,
    <SelectInput key="occasion" source="occasion" choices={occasionChoices} />,
    <SelectInput key="publication" source="publication" choices={publicationChoices} alwaysOn />,
  ]

  return (
    <List filters={filters} sort={{ field: 'changedAt', order: 'DESC' }} perPage={25} exporter={exporter} empty={false}>
      <KindTabs />
      <Rows<AnnouncementRow>
        primary={titleOf}
        secondary={(row) =>
          [`announcementTypes.${row.type}`, readersOf(row), `publicationStates.${publicationOf(row)}`]
            .map((key) => translate(key))
            .join(' · ')
        }
        bulkActions={mayDo('announcements', 'edit') ? <PublicationBulkActions /> : false}
      >
        <DataTable.Col source="title" disableSort render={(row) => titleOf(row as AnnouncementRow)} />
        <DataTable.Col source="type">
          <Words source="type" words="announcementTypes" />
        </DataTable.Col>
        <DataTable.Col source="occasion" render={(row) => translate(readersOf(row as AnnouncementRow))} />
        <DataTable.Col source="isPublished">
          <PublicationChip />
        </DataTable.Col>
        <DataTable.Col source="startsAt">
          <Moment source="startsAt" none={translate('banners.always')} />
        </DataTable.Col>
        <DataTable.Col source="changedAt">
          <Moment source="changedAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}

/** Who reads it, in one word. */
const readersOf = ({ audience, occasion }: Pick<AnnouncementRow, 'audience' | 'occasion'>): string =>
  audience === 'AGENTS' ? 'audiences.AGENTS' : `occasions.${occasion}`

/** Notices of the marquee, popups, or everything: the filter that operators change most. */
function KindTabs() {
  const translate = useTranslate()
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const { type, ...others } = filterValues
  const tab = type === 'NOTICE' || type === 'POPUP' ? type : ''
  const choose = (kind: string) => setFilters(kind === '' ? others : { ...others, type: kind }, displayedFilters)
  return (
    <Tabs
      value={tab}
      onChange={(_event, kind: string) => choose(kind)}
      aria-label={translate('resources.announcements.fields.type')}
    >
      <Tab value="" label={translate('announcements.tabAll')} />
      <Tab value="NOTICE" label={translate('announcements.tabNotices')} />
      <Tab value="POPUP" label={translate('announcements.tabPopups')} />
    </Tabs>
  )
}
