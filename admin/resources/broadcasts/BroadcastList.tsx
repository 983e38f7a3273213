import { DataTable, List, SelectInput, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { BroadcastState } from './BroadcastState.tsx'
import { BroadcastTitle } from './BroadcastTitle.tsx'
import type { ConsoleBroadcastFragment as Broadcast } from './broadcasts.generated.ts'
import { stateChoices } from './choices.ts'
import { Progress } from './Progress.tsx'

const filters = [<SelectInput key="state" source="state" choices={stateChoices} alwaysOn />]
/** Milliseconds after which the list is read again: something of it may be under way. */
const POLL = 10_000

/** What operators wrote to many members: how each stands, whom it is for, how far it is, when and by whom. */
export default function BroadcastList() {
  const translate = useTranslate()
  const { number, moment } = useFormats()
  const reachOf = ({ reach }: Broadcast) => (reach === null ? translate('broadcasts.uncounted') : number(reach))
  return (
    <List filters={filters} perPage={25} exporter={false} queryOptions={{ refetchInterval: POLL }}>
      <Rows<Broadcast>
        primary={() => <BroadcastTitle />}
        secondary={(row) =>
          [
            translate(`broadcastStates.${row.state}`),
            ...(row.startedAt === null
              ? []
              : [
                  translate('broadcasts.progress', {
                    delivered: number(row.delivered),
                    reach: number(row.reach ?? 0),
                  }),
                ]),
            moment(row.startedAt ?? row.scheduledAt ?? row.createdAt),
          ].join(' · ')
        }
        path={({ id }) => `/broadcasts/${id}/show`}
      >
        <DataTable.Col source="title" disableSort>
          <BroadcastTitle />
        </DataTable.Col>
        <DataTable.Col
          source="kind"
          disableSort
          render={({ draft }: Broadcast) => translate(`broadcastKinds.${draft.kind}`)}
        />
        <DataTable.Col source="state" disableSort render={(row: Broadcast) => <BroadcastState broadcast={row} />} />
        <DataTable.Col source="reach" disableSort sx={{ textAlign: 'right' }} render={reachOf} />
        <DataTable.Col source="delivered" disableSort render={(row: Broadcast) => <Progress broadcast={row} />} />
        <DataTable.Col source="startedAt" disableSort>
          <Moment source="startedAt" />
        </DataTable.Col>
        <DataTable.Col
          source="sentBy"
          disableSort
          render={({ sentBy, createdBy }: Broadcast) =>
            sentBy ?? translate('broadcasts.writtenBy', { operator: createdBy })
          }
        />
      </Rows>
    </List>
  )
}
