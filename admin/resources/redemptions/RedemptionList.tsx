import { DataTable, List, SelectInput, TextInput, useLocaleState, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { span } from '../../inputs/span.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { formatAge } from '../../lib/age.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { RedeemedName } from './RedeemedName.tsx'
import { RedemptionState } from './RedemptionState.tsx'
import type { ConsoleRedemptionFragment as Redemption } from './redemptions.generated.ts'

const choices = (words: string, ...ids: string[]) => ids.map((id) => ({ id, name: `${words}.${id}` }))
const filters = [
  <SelectInput
    key="state"
    source="state"
    choices={choices('redemptionStates', 'IN_PROCESS', 'APPROVED', 'REJECTED')}
    alwaysOn
  />,
  <SelectInput
    key="kind"
    source="kind"
    choices={choices('redemptionKinds', 'GOODS', 'MONEY', 'CONVERSION')}
    alwaysOn
  />,
  <TextInput key="account" source="account" alwaysOn />,
  ...span,
]

/** What members gave points for: what is to be sent first, the oldest of it first; then what was decided last. */
export default function RedemptionList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { number, moment } = useFormats()
  const isWaiting = ({ state }: Redemption) => state === 'IN_PROCESS'
  const ageOf = ({ createdAt }: Redemption) => formatAge(createdAt, Date.now(), language)
  return (
    <List filters={filters} perPage={25} exporter={false} empty={false}>
      <Rows<Redemption>
        primary={(row) => (
          <>
            {row.account} · <RedeemedName redemption={row} />
          </>
        )}
        secondary={(row) =>
          [
            translate(`redemptionStates.${row.state}`),
            translate('mallGoods.points', { points: number(Number(row.points)) }),
            isWaiting(row) ? ageOf(row) : moment(row.decidedAt),
          ].join(' · ')
        }
      >
        <DataTable.Col
          source="createdAt"
          disableSort
          render={(row: Redemption) =>
            isWaiting(row) ? (
              <time dateTime={row.createdAt} style={{ whiteSpace: 'nowrap' }}>
                {ageOf(row)}
              </time>
            ) : (
              '–'
            )
          }
        />
        <DataTable.Col source="number" disableSort />
        <DataTable.Col source="account" disableSort />
        <DataTable.Col source="kind" disableSort>
          <Words source="kind" words="redemptionKinds" />
        </DataTable.Col>
        <DataTable.Col source="name" disableSort render={(row: Redemption) => <RedeemedName redemption={row} />} />
        <DataTable.Col
          source="points"
          disableSort
          sx={{ textAlign: 'right' }}
          render={({ points }: Redemption) => number(Number(points))}
        />
        <DataTable.Col source="state" disableSort>
          <RedemptionState />
        </DataTable.Col>
        <DataTable.Col source="decidedAt" disableSort>
          <Moment source="decidedAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
