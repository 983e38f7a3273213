import { Box } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { WaitingProposal } from '../../kits/proposals/WaitingProposal.tsx'
import { WishedChanges } from '../../kits/proposals/WishedChanges.tsx'
import type { MallGoodsInput } from '../../lib/schema.generated.ts'
import { change } from '../../providers/server.ts'
import { ConsoleMallGoodsUpdateDocument } from './generated/verbs.generated.ts'
import type { ConsoleMallGoodsFragment } from './mallGoods.generated.ts'

/** Goods to be opened, cheaper or worth more, or more of them: waits for a second operator. */
export function WaitingGoods({ isNew }: { isNew: boolean }) {
  const translate = useTranslate()
  const goods = useRecordContext<ConsoleMallGoodsFragment>()
  if (!goods?.proposal) return null
  const { id, proposal } = goods
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <WaitingProposal
        proposal={proposal}
        resource="mallGoods"
        isNew={isNew}
        confirm={async (reason) => {
          const input = { ...(proposal.wish as unknown as MallGoodsInput), reason }
          return (await change(ConsoleMallGoodsUpdateDocument, { id, input })).record
        }}
      >
        <WishedChanges
          current={{ ...goods }}
          wish={proposal.wish}
          label={(path) => translate(`resources.mallGoods.fields.${path.split('.').at(-1)}`, { _: path })}
        />
      </WaitingProposal>
    </Box>
  )
}
