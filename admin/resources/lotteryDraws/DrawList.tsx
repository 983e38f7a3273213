import { AutocompleteInput, DataTable, DateInput, List, ReferenceInput, SelectInput, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { ExportActions } from '../../kits/exports/ExportActions.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { DrawChip } from './DrawChip.tsx'
import { DrawQueue } from './DrawQueue.tsx'
import { type Draw, sourceChoices, stateChoices } from './draw.ts'
import { drawsOfDay } from './draws-of-day.ts'
import { ResultLine } from './result/ResultLine.tsx'

const lotteryLabel = 'resources.lotteryDraws.fields.lotteryName'

const filters = [
  <ReferenceInput key="lottery" source="lotteryCode" reference="lotteries" perPage={100} alwaysOn>
    <AutocompleteInput label={lotteryLabel} optionText="name" filterToQuery={(search: string) => ({ search })} />
  </ReferenceInput>,
  <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
  <DateInput key="day" source="day" label="draws.day" alwaysOn />,
  <SelectInput key="isOfficial" source="isOfficial" choices={sourceChoices} />,
]

const asked = (filter: Readonly<Record<string, unknown>>) => drawsOfDay(filter).filter

/** The draws of a day: what needs a person, then what takes bets, then what is over, and last what is to come. */
export default function DrawList() {
  const translate = useTranslate()
  const { moment } = useFormats()
  return (
    <>
      <DrawQueue />
      <List
        filters={filters}
        filterDefaultValues={{ day: today() }}
        sort={{ field: 'need', order: 'ASC' }}
        perPage={25}
        actions={<ExportActions of="lotteryDraws" asked={asked} />}
        empty={false}
      >
        <Rows<Draw>
          primary={({ lotteryName, number }) => `${lotteryName} · ${number}`}
          sorts={['need', 'drawsAt']}
          secondary={({ state, drawsAt }) => `${translate(`drawStates.${state}`)} · ${moment(drawsAt)}`}
        >
          <DataTable.Col source="lotteryName" disableSort />
          <DataTable.Col source="number" disableSort />
          <DataTable.Col source="drawsAt">
            <Moment source="drawsAt" />
          </DataTable.Col>
          <DataTable.Col source="state" disableSort>
            <DrawChip />
          </DataTable.Col>
          <DataTable.Col source="result" disableSort render={(row) => <ResultLine draw={row as Draw} />} />
          <DataTable.Col source="settledAt" disableSort>
            <Moment source="settledAt" />
          </DataTable.Col>
        </Rows>
      </List>
    </>
  )
}

/** The day of the operator's calendar: `2026-11-22`. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
