import { DataTable, List, SelectInput, useLocaleState, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { ChanceChip } from '../../kits/chance/ChanceChip.tsx'
import { titleIn } from '../../kits/chance/chance-plan.ts'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleRainFragment as Rain } from './envelopes.generated.ts'

const states = ['DRAFT', 'PUBLISHED', 'PAUSED'].map((id) => ({ id, name: `chance.states.${id}` }))
const filters = [<SelectInput key="state" source="state" choices={states} alwaysOn />]

/** Rains of red envelopes: when they fall, what is in them, and what was dealt. */
export default function RainList() {
  const [language] = useLocaleState()
  const translate = useTranslate()
  const { amount, number } = useFormats()
  const opened = ({ opened: taken, envelopes }: Rain) =>
    translate('envelopes.openedOf', { opened: number(taken), envelopes: number(envelopes) })
  const dealt = ({ dealt: given, total, currency }: Rain) => `${amount(given, currency)} / ${amount(total, currency)}`
  return (
    <List filters={filters} perPage={25} exporter={false} sort={{ field: 'startsAt', order: 'DESC' }}>
      <Rows<Rain>
        primary={({ words }) => titleIn(words, language)}
        secondary={(row) => [opened(row), dealt(row)].join(' · ')}
        path={({ id }) => `/envelopes/${id}/show`}
      >
        <DataTable.Col source="title" disableSort render={({ words }: Rain) => titleIn(words, language)} />
        <DataTable.Col source="state" disableSort render={(row: Rain) => <ChanceChip plan={row} />} />
        <DataTable.Col source="startsAt" disableSort>
          <Moment source="startsAt" />
        </DataTable.Col>
        <DataTable.Col source="endsAt" disableSort>
          <Moment source="endsAt" />
        </DataTable.Col>
        <DataTable.Col source="opened" disableSort sx={{ textAlign: 'right' }} render={opened} />
        <DataTable.Col source="dealt" disableSort sx={{ textAlign: 'right', whiteSpace: 'nowrap' }} render={dealt} />
      </Rows>
    </List>
  )
}
