import { Box } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { WaitingProposal } from '../../kits/proposals/WaitingProposal.tsx'
import { WishedChanges } from '../../kits/proposals/WishedChanges.tsx'
import { change } from '../../providers/server.ts'
import { ConsoleMerchantsUpdateDocument } from './generated/verbs.generated.ts'
import type { ConsoleMerchantFragment } from './merchants.generated.ts'

/** A change of the brand that demands less of members or operators: waits for a second operator. */
export function WaitingMerchant() {
  const translate = useTranslate()
  const merchant = useRecordContext<ConsoleMerchantFragment>()
  if (!merchant?.proposal) return null
  const { id, proposal } = merchant
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <WaitingProposal
        proposal={proposal}
        resource="merchants"
        confirm={async (reason) =>
          (await change(ConsoleMerchantsUpdateDocument, { input: { ...proposal.wish, id, reason } })).record
        }
      >
        <WishedChanges
          current={{ ...merchant }}
          wish={proposal.wish}
          label={(path) => translate(`resources.merchants.fields.${path}`, { _: path })}
        />
      </WaitingProposal>
    </Box>
  )
}
