import { Tab, Tabs } from '@mui/material'
import {
  BooleanInput,
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
import { Rows } from '../../kits/tables/Rows.tsx'
import { publicationOf } from '../../lib/publication.ts'
import { useExporter } from '../../lib/use-exporter.ts'
import { audienceChoices, executionChoices, typeChoices } from './choices.ts'

interface AnnouncementRow extends RaRecord {
  promotionType: string
  execution: string
  audience: string
  published: boolean
  startsAt: string | null
  endsAt: string | null
  translations: { language: string; title: string }[]
}

export default function AnnouncementList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const exporter = useExporter(
    'announcements',
    { source: 'promotionType', words: 'announcementTypes' },
    { source: 'audience', words: 'audiences' },
    { source: 'execution', words: 'executions' },
    'published',
    'startsAt',
    'endsAt',
    'translations',
  )
  const titleOf = ({ translations }: AnnouncementRow) =>
    (translations.find((one) => one.language === language) ?? translations[0])?.title ?? ''
  const filters = [
    <SearchInput key="search" source="search" alwaysOn />,
    <SelectInput key="type" source="promotionType" choices={typeChoices} />,
    <SelectInput key="audience" source="audience" choices={audienceChoices} />,
    <SelectInput key="execution" source="execution" choices={executionChoices} />,
    <BooleanInput key="published" source="published" defaultValue />,
  ]

  return (
    <List filters={filters} sort={{ field: 'changedAt', order: 'DESC' }} perPage={25} exporter={exporter} empty={false}>
      <KindTabs />
      <Rows<AnnouncementRow>
        primary={titleOf}
        secondary={(row) =>
          [`announcementTypes.${row.promotionType}`, readersOf(row), `banners.${publicationOf(row)}`]
            .map((key) => translate(key))
            .join(' · ')
        }
      >
        <DataTable.Col source="title" disableSort render={(row) => titleOf(row as AnnouncementRow)} />
        <DataTable.Col source="promotionType">
          <Words source="promotionType" words="announcementTypes" />
        </DataTable.Col>
        <DataTable.Col source="execution" render={(row) => translate(readersOf(row as AnnouncementRow))} />
        <DataTable.Col source="published">
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
const readersOf = ({ audience, execution }: Pick<AnnouncementRow, 'audience' | 'execution'>): string =>
  audience === 'AGENTS' ? 'audiences.AGENTS' : `executions.${execution}`

/** Notices of the marquee, popups, or everything: the filter that operators change most. */
function KindTabs() {
  const translate = useTranslate()
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const { promotionType, ...others } = filterValues
  const tab = promotionType === 'NOTICE' || promotionType === 'POPUP' ? promotionType : ''
  const choose = (kind: string) =>
    setFilters(kind === '' ? others : { ...others, promotionType: kind }, displayedFilters)
  return (
    <Tabs
      value={tab}
      onChange={(_event, kind: string) => choose(kind)}
      aria-label={translate('resources.announcements.fields.promotionType')}
    >
      <Tab value="" label={translate('announcements.tabAll')} />
      <Tab value="B" label={translate('announcements.tabNotices')} />
      <Tab value="PU" label={translate('announcements.tabPopups')} />
    </Tabs>
  )
}
