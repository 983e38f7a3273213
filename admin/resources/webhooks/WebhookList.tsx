import { Typography } from '@mui/material'
import { DataTable, List, useTranslate } from 'react-admin'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { WebhookStanding } from './WebhookStanding.tsx'
import type { ConsoleWebhookFragment as Webhook } from './webhooks.generated.ts'

/** The systems of the brand that are told of what happens. */
export default function WebhookList() {
  const translate = useTranslate()
  const eventsOf = ({ events }: Webhook) => events.map((kind) => translate(`webhookKinds.${kind}`)).join(', ')
  return (
    <List sort={{ field: 'name', order: 'ASC' }} pagination={false} perPage={100} exporter={false} empty={false}>
      <Typography sx={{ px: 2, pt: 2, maxWidth: '80ch' }} color="textSecondary">
        {translate('webhooks.explain')}
      </Typography>
      <Rows<Webhook>
        path={({ id }) => `/webhooks/${id}/show`}
        primary={({ name }) => name}
        secondary={(row) => [row.url, eventsOf(row)].join(' · ')}
      >
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="url" disableSort sx={{ maxWidth: 360, overflowWrap: 'anywhere' }} />
        <DataTable.Col source="events" disableSort render={eventsOf} />
        <DataTable.Col source="isOn" disableSort>
          <WebhookStanding />
        </DataTable.Col>
        <NumberColumn source="waiting" disableSort />
        <NumberColumn source="givenUp" disableSort />
      </Rows>
    </List>
  )
}
