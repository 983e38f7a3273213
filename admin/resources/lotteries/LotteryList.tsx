import { DataTable, List, SearchInput, SelectInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Words } from '../../fields/Words.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useExporter } from '../../lib/use-exporter.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { familyChoices, followDraws, type LotteryRow, openChoices } from './lottery.ts'
import { OpenChip } from './OpenChip.tsx'
import { useRhythm } from './use-rhythm.ts'

const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <SelectInput key="family" source="family" choices={familyChoices} alwaysOn />,
  <SelectInput key="isOpen" source="isOpen" choices={openChoices} />,
]

/** Lotteries of the brand, in the order of their menu. */
export default function LotteryList() {
  const translate = useTranslate()
  const rhythm = useRhythm()
  const exporter = useExporter(
    'lotteries',
    'id',
    'name',
    { source: 'family', words: 'lotteryFamilies' },
    'vendorCode',
    'periodSeconds',
    'closeSeconds',
    'isOpen',
    { source: 'availability', words: 'availabilities' },
    'rulesVersion',
  )
  return (
    <List
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={25}
      exporter={exporter}
      queryOptions={followDraws}
    >
      <Rows<LotteryRow>
        primary={({ name }) => name}
        secondary={(row) =>
          [row.id, rhythm(row.periodSeconds), translate(`lotteries.${row.isOpen ? 'isOpen' : 'isClosed'}`)].join(' · ')
        }
      >
        <DataTable.Col source="name" />
        <DataTable.Col source="id" />
        <DataTable.Col source="family">
          <Words source="family" words="lotteryFamilies" />
        </DataTable.Col>
        <DataTable.Col source="periodSeconds" render={(row) => rhythm((row as LotteryRow).periodSeconds)} />
        <NumberColumn source="closeSeconds" />
        <DataTable.Col source="isOpen">
          <OpenChip />
        </DataTable.Col>
        <DataTable.Col label="lotteries.currentDraw" render={(row) => <CurrentDraw lottery={row as LotteryRow} />} />
        <NumberColumn source="rulesVersion" />
      </Rows>
    </List>
  )
}

/** The draw that bets are taken for, and when it is drawn. */
export function CurrentDraw({ lottery: { currentDraw: draw } }: { lottery: LotteryRow }) {
  const { moment } = useFormats()
  if (draw === null) return <span>–</span>
  return (
    <Link
      to={`/lotteryDraws/${draw.id}/show`}
      onClick={(event) => event.stopPropagation()}
      style={{ color: 'inherit', whiteSpace: 'nowrap' }}
    >
      {draw.number} · {moment(draw.drawsAt)}
    </Link>
  )
}
