import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import type { ConsoleWebhookFragment as Webhook } from './webhooks.generated.ts'

/** Whether a webhook is told anything, and whether something did not arrive. */
export function WebhookStanding(_props: { label?: string }) {
  const record = useRecordContext<Webhook>()
  const translate = useTranslate()
  if (record === undefined) return null
  if (!record.isOn) return <StateChip label={translate('webhooks.off')} tone="default" />
  if (record.givenUp > 0) return <StateChip label={translate('webhooks.lacking')} tone="warning" />
  return <StateChip label={translate('webhooks.on')} tone="success" />
}
