import { Box } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { change } from '../../providers/server.ts'
import { WebhookSecret } from './WebhookSecret.tsx'
import {
  ReplayWebhookDeliveriesDocument,
  RotateWebhookSecretDocument,
  type ConsoleWebhookFragment as Webhook,
} from './webhooks.generated.ts'

/** Another secret, and what was given up once more. */
export function WebhookDeeds({ webhook: { id, givenUp, createdAt } }: { webhook: Webhook }) {
  const translate = useTranslate()
  const [secret, setSecret] = useState<string | null>(null)
  const rotate = async (reason: string) => {
    const payload = await change(RotateWebhookSecretDocument, { input: { id, reason } })
    setSecret(payload.secret)
  }
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 2 }}>
        <ActionButton
          label="webhooks.rotate"
          effects={['webhooks.effectRotate']}
          run={rotate}
          done={() => 'webhooks.rotated'}
        />
        {givenUp > 0 && (
          <ActionButton
            label="webhooks.replayAll"
            effects={['webhooks.effectReplayAll']}
            run={(reason) => change(ReplayWebhookDeliveriesDocument, { input: { id, since: createdAt, reason } })}
            done={({ isAll }) => (isAll === false ? 'webhooks.replayedSome' : 'webhooks.replayedAll')}
          />
        )}
      </Box>
      {secret !== null && (
        <Box aria-label={translate('webhooks.secret')} component="section">
          <WebhookSecret secret={secret} />
        </Box>
      )}
    </>
  )
}
