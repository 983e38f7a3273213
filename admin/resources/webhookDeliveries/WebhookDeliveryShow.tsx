import { Box } from '@mui/material'
import { SimpleShowLayout, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { Leaves } from '../../fields/Leaves.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { DeliveryState } from './DeliveryState.tsx'
import { type ConsoleWebhookDeliveryFragment, ReplayWebhookDeliveryDocument } from './webhookDeliveries.generated.ts'

interface Delivery extends ConsoleWebhookDeliveryFragment {
  readonly data: unknown
}

/** Where the console shows what a delivery is about. */
const resources = {
  MEMBER_REGISTERED: 'members',
  DEPOSIT_CHANGED: 'deposits',
  WITHDRAWAL_CHANGED: 'withdrawals',
  IDENTITY_DECIDED: 'members',
} as const

const field = (name: string) => `resources.webhookDeliveries.fields.${name}`

/** One event on its way to one webhook: how it went, what it tells, and once more. */
export default function WebhookDeliveryShow() {
  return (
    <RecordShow>
      <SimpleShowLayout>
        <Course />
        <Replay />
      </SimpleShowLayout>
    </RecordShow>
  )
}

function Course() {
  const record = useRecordContext<Delivery>()
  const translate = useTranslate()
  const { moment, number } = useFormats()
  if (record === undefined) return null
  const { kind, recordId } = record
  return (
    <>
      <Facts
        facts={[
          [
            field('endpointName'),
            <TextLink key="endpoint" to={`/webhooks/${record.endpointId}/show`} look="strong">
              {record.endpointName}
            </TextLink>,
          ],
          [field('kind'), translate(`webhookKinds.${kind}`)],
          [
            field('recordId'),
            <TextLink key="record" to={`/${resources[kind]}/${recordId}/show`}>
              {recordId}
            </TextLink>,
          ],
          [field('eventId'), record.eventId],
          [field('sequence'), number(record.sequence)],
          [field('createdAt'), moment(record.createdAt)],
          [field('state'), <DeliveryState key="state" />],
          [field('attempts'), number(record.attempts)],
          [field('lastStatus'), record.lastError ?? record.lastStatus ?? '–'],
          [field('nextTryAt'), moment(record.nextTryAt)],
          [field('deliveredAt'), moment(record.deliveredAt)],
        ]}
      />
      <Box component="section" aria-label={translate('webhooks.data')} sx={{ mt: 2 }}>
        <Leaves record={record.data} />
      </Box>
    </>
  )
}

function Replay() {
  const record = useRecordContext<Delivery>()
  if (record === undefined || !mayDo('webhooks', 'edit')) return null
  const { id } = record
  return (
    <Box>
      <ActionButton
        label="webhooks.replay"
        effects={['webhooks.effectReplay']}
        run={(reason) => change(ReplayWebhookDeliveryDocument, { input: { id, reason } })}
        done={() => 'webhooks.replayed'}
      />
    </Box>
  )
}
