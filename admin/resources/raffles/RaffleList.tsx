import { DataTable, List, SelectInput, useLocaleState } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { ChanceChip } from '../../kits/chance/ChanceChip.tsx'
import { titleIn } from '../../kits/chance/chance-plan.ts'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleRaffleFragment as Raffle } from './raffles.generated.ts'

const states = ['DRAFT', 'PUBLISHED', 'PAUSED'].map((id) => ({ id, name: `chance.states.${id}` }))
const filters = [<SelectInput key="state" source="state" choices={states} alwaysOn />]

/** Raffles: when they run, what was won, and what they may cost at most. */
export default function RaffleList() {
  const [language] = useLocaleState()
  const { amount, number } = useFormats()
  const given = ({ given: won, cost, currency }: Raffle) => `${amount(won, currency)} / ${amount(cost, currency)}`
  const points = ({ givenPoints, costPoints }: Raffle) =>
    `${number(Number(givenPoints))} / ${number(Number(costPoints))}`
  return (
    <List filters={filters} perPage={25} exporter={false}>
      <Rows<Raffle>
        primary={({ words }) => titleIn(words, language)}
        secondary={given}
        path={({ id }) => `/raffles/${id}/show`}
      >
        <DataTable.Col source="title" disableSort render={({ words }: Raffle) => titleIn(words, language)} />
        <DataTable.Col source="state" disableSort render={(row: Raffle) => <ChanceChip plan={row} />} />
        <DataTable.Col source="startsAt" disableSort>
          <Moment source="startsAt" />
        </DataTable.Col>
        <DataTable.Col source="endsAt" disableSort>
          <Moment source="endsAt" />
        </DataTable.Col>
        <DataTable.Col source="given" disableSort sx={{ textAlign: 'right', whiteSpace: 'nowrap' }} render={given} />
        <DataTable.Col source="givenPoints" disableSort sx={{ textAlign: 'right' }} render={points} />
      </Rows>
    </List>
  )
}
