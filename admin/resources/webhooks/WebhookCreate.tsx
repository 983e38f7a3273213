import { Box } from '@mui/material'
import { useState } from 'react'
import { Create, ListButton, type RaRecord, Title } from 'react-admin'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookSecret } from './WebhookSecret.tsx'

/** Adds a webhook; its secret is shown once, for whoever receives. */
export default function WebhookCreate() {
  const [secret, setSecret] = useState<string>()
  if (secret !== undefined) {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', mt: 2 }}>
        <Title title="resources.webhooks.name_other" />
        <WebhookSecret secret={secret} />
        <ListButton resource="webhooks" />
      </Box>
    )
  }
  return (
    <Create redirect={false} mutationOptions={{ onSuccess: (record: RaRecord) => setSecret(String(record.secret)) }}>
      <WebhookForm isNew />
    </Create>
  )
}
