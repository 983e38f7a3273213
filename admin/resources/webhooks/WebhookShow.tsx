import { EditButton, TabbedShowLayout, TopToolbar, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { TestConsole } from './TestConsole.tsx'
import { WebhookDeeds } from './WebhookDeeds.tsx'
import { WebhookStanding } from './WebhookStanding.tsx'
import type { ConsoleWebhookFragment as Webhook } from './webhooks.generated.ts'

const field = (name: string) => `resources.webhooks.fields.${name}`
const actions = (
  <TopToolbar>
    <EditButton />
  </TopToolbar>
)

/** A webhook: whom it tells of what, how that goes, and its test console. */
export default function WebhookShow() {
  return (
    <RecordShow actions={actions}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="webhooks.one">
          <Standing />
          <Deeds />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'WEBHOOK')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function Standing() {
  const record = useRecordContext<Webhook>()
  const translate = useTranslate()
  const { moment, number } = useFormats()
  if (record === undefined) return null
  const log = (state?: string) =>
    `/webhookDeliveries?filter=${encodeURIComponent(JSON.stringify({ endpointId: record.id, state }))}`
  const count = (name: string, state: string, many: number) => (
    <TextLink key={name} to={log(state)}>
      {number(many)}
    </TextLink>
  )
  return (
    <Facts
      facts={[
        [field('url'), record.url],
        [field('events'), record.events.map((kind) => translate(`webhookKinds.${kind}`)).join(', ')],
        [field('isOn'), <WebhookStanding key="isOn" />],
        [field('waiting'), count('waiting', 'WAITING', record.waiting)],
        [field('givenUp'), count('givenUp', 'GIVEN_UP', record.givenUp)],
        [
          'resources.webhookDeliveries.name_other',
          <TextLink key="log" to={log()}>
            {translate('webhooks.openLog')}
          </TextLink>,
        ],
        [field('previousSecretUntil'), moment(record.previousSecretUntil)],
        [field('createdBy'), record.createdBy],
        [field('createdAt'), moment(record.createdAt)],
        [field('changedBy'), record.changedBy],
        [field('changedAt'), moment(record.changedAt)],
      ]}
    />
  )
}

/** What the operator may do with it. */
function Deeds() {
  const record = useRecordContext<Webhook>()
  if (record === undefined || !mayDo('webhooks', 'edit')) return null
  return (
    <>
      <WebhookDeeds key={record.id} webhook={record} />
      <TestConsole key={`test ${record.id}`} id={record.id} />
    </>
  )
}
