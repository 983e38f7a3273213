import { DataTable, List, ReferenceInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { webhookKindChoices } from '../../inputs/choices.ts'
import { span } from '../../inputs/span.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { DeliveryState } from './DeliveryState.tsx'
import type { ConsoleWebhookDeliveryFragment as Delivery } from './webhookDeliveries.generated.ts'

const states = ['WAITING', 'DELIVERED', 'GIVEN_UP'].map((id) => ({ id, name: `webhookDeliveryStates.${id}` }))
const filters = [
  <ReferenceInput key="endpoint" source="endpointId" reference="webhooks" alwaysOn>
    <SelectInput optionText="name" label="resources.webhookDeliveries.fields.endpointName" />
  </ReferenceInput>,
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={webhookKindChoices} />,
  <TextInput key="record" source="recordId" />,
  ...span,
]

/** What was told to whom and what became of it, the newest first. */
export default function WebhookDeliveryList() {
  const translate = useTranslate()
  const { moment } = useFormats()
  const kindOf = ({ kind }: Delivery) => translate(`webhookKinds.${kind}`)
  const answerOf = ({ lastStatus, lastError }: Delivery) => lastError ?? lastStatus ?? '–'
  return (
    <List filters={filters} perPage={25} exporter={false} empty={false}>
      <Rows<Delivery>
        primary={(row) => `${kindOf(row)} → ${row.endpointName}`}
        secondary={(row) =>
          [translate(`webhookDeliveryStates.${row.state}`), answerOf(row), moment(row.createdAt)].join(' · ')
        }
      >
        <DataTable.Col source="createdAt" disableSort>
          <Moment source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="kind" disableSort render={kindOf} />
        <DataTable.Col source="endpointName" disableSort />
        <DataTable.Col source="state" disableSort>
          <DeliveryState />
        </DataTable.Col>
        <NumberColumn source="attempts" disableSort />
        <DataTable.Col source="lastStatus" disableSort render={answerOf} />
        <DataTable.Col source="nextTryAt" disableSort render={({ nextTryAt }: Delivery) => moment(nextTryAt)} />
      </Rows>
    </List>
  )
}
