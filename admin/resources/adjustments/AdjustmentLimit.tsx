import { Box, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ActionButton } from '../../layout/ActionButton.tsx'
import { ask, change } from '../../lib/call.ts'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleProposalFragment } from '../../proposals/proposals.generated.ts'
import { WaitingProposal } from '../../proposals/WaitingProposal.tsx'
import { WishedChanges } from '../../proposals/WishedChanges.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import { ConsoleAdjustmentLimitDocument, UpdateAdjustmentLimitDocument } from './adjustments.generated.ts'

/** Up to which amount one pair of eyes suffices, and the way to change it. */
export function AdjustmentLimit() {
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  const [wish, setWish] = useState('')
  const { data } = useQuery({
    queryKey: ['adjustmentLimit'],
    queryFn: async () => (await ask(ConsoleAdjustmentLimitDocument, {})).adjustmentLimit,
  })
  if (data === undefined) return null
  const isNever = Number(data.amount) === 0
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', p: 2 }}>
      <Typography variant="body2">
        {isNever ? translate('adjustments.alwaysTwo') : translate('adjustments.limit', { amount: amount(data.amount) })}{' '}
        {data.pendingAmount && data.pendingFrom
          ? translate('adjustments.pending', {
              amount: amount(data.pendingAmount),
              time: moment(data.pendingFrom),
            })
          : null}
      </Typography>
      {mayDo('adjustments', 'edit') && (
        <>
          <TextField
            size="small"
            margin="none"
            fullWidth={false}
            label={translate('adjustments.newLimit')}
            value={wish}
            onChange={(event) => setWish(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          {/^\d{1,12}(\.\d{1,4})?$/.test(wish) && (
            <ActionButton
              label="adjustments.setLimit"
              effects={[effectOf(wish, data.amount)]}
              run={async (reason) => {
                await change(UpdateAdjustmentLimitDocument, { input: { amount: wish, reason } })
                setWish('')
              }}
              isDangerous
            />
          )}
        </>
      )}
      {data.proposal && <WaitingLimit current={data.amount} proposal={data.proposal} />}
    </Box>
  )
}

/** A higher limit that another operator, or oneself, wants. */
function WaitingLimit({ current, proposal }: { current: string; proposal: ConsoleProposalFragment }) {
  const translate = useTranslate()
  const { wish } = proposal
  return (
    <WaitingProposal
      proposal={proposal}
      resource="adjustments"
      confirm={(reason) => change(UpdateAdjustmentLimitDocument, { input: { amount: String(wish.amount), reason } })}
    >
      <WishedChanges current={{ amount: current }} wish={wish} label={() => translate('adjustments.newLimit')} />
    </WaitingProposal>
  )
}

/** What a wished limit means beside the one in force: a higher one waits a day. */
function effectOf(wish: string, current: string): string {
  if (Number(wish) === 0) return 'adjustments.effectTwo'
  return Number(wish) > Number(current) ? 'adjustments.effectLater' : 'adjustments.effectOne'
}
