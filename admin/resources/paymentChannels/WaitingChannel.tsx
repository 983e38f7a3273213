import { Box } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { WaitingProposal } from '../../kits/proposals/WaitingProposal.tsx'
import { WishedChanges } from '../../kits/proposals/WishedChanges.tsx'
import type { PaymentChannelInput } from '../../lib/schema.generated.ts'
import { change } from '../../providers/server.ts'
import { ConsolePaymentChannelsUpdateDocument } from './generated/verbs.generated.ts'
import type { ConsolePaymentChannelFragment } from './paymentChannels.generated.ts'

/** Another account for the members' money, or a channel to be opened: waits for a second operator. */
export function WaitingChannel({ isNew }: { isNew: boolean }) {
  const translate = useTranslate()
  const channel = useRecordContext<ConsolePaymentChannelFragment>()
  if (!channel?.proposal) return null
  const { id, proposal } = channel
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <WaitingProposal
        proposal={proposal}
        resource="paymentChannels"
        isNew={isNew}
        confirm={async (reason) => {
          const input = { ...(proposal.wish as unknown as PaymentChannelInput), reason }
          return (await change(ConsolePaymentChannelsUpdateDocument, { id, input })).record
        }}
      >
        <WishedChanges
          current={{ ...channel }}
          wish={proposal.wish}
          label={(path) => translate(`resources.paymentChannels.fields.${path.split('.').at(-1)}`, { _: path })}
        />
      </WaitingProposal>
    </Box>
  )
}
