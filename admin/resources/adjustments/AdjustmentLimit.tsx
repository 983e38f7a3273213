import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { AmountField } from '../../inputs/AmountField.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { isProposed } from '../../kits/proposals/is-proposed.ts'
import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts'
import { WaitingProposal } from '../../kits/proposals/WaitingProposal.tsx'
import { WishedChanges } from '../../kits/proposals/WishedChanges.tsx'
import { isTypedAmount } from '../../lib/typed-amount.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change, read } from '../../providers/server.ts'
import {
  ConsoleAdjustmentLimitDocument,
  type ConsoleAdjustmentLimitQuery,
  UpdateAdjustmentLimitDocument,
} from './adjustments.generated.ts'

/** Up to which amount one pair of eyes suffices, and the way to change it. */
export function AdjustmentLimit() {
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  const [hasProposed, setProposed] = useState(false)
  const { data } = useQuery({
    queryKey: ['adjustmentLimit'],
    queryFn: readLimit,
  })
  if (data === undefined) return null
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data.proposal && <WaitingLimit current={data.amount} proposal={data.proposal} isNew={hasProposed} />}
      <Typography variant="body2">
        {Number(data.amount) === 0
          ? translate('adjustments.alwaysTwo')
          : translate('adjustments.limit', { amount: amount(data.amount) })}{' '}
        {data.pendingAmount && data.pendingFrom
          ? translate('adjustments.pending', {
              amount: amount(data.pendingAmount),
              time: moment(data.pendingFrom),
            })
          : null}
      </Typography>
      {mayDo('adjustments', 'edit') && <NewLimit limit={data} onProposed={setProposed} />}
    </Box>
  )
}

type Limit = ConsoleAdjustmentLimitQuery['adjustmentLimit']

const readLimit = async (): Promise<Limit> => (await read(ConsoleAdjustmentLimitDocument, {})).adjustmentLimit

/** Sets or proposes a limit; the platform answers with the amount in force alone, so the rest is read after. */
async function setLimit(amount: string, reason: string): Promise<Limit> {
  await change(UpdateAdjustmentLimitDocument, { input: { amount, reason } })
  return readLimit()
}

/** The field for another limit; the button comes once it is one. */
function NewLimit({ limit, onProposed }: { limit: Limit; onProposed(isProposed: boolean): void }) {
  const translate = useTranslate()
  const { amount } = useFormats()
  const [wish, setWish] = useState('')
  const isAmount = isTypedAmount(wish)
  const help = isAmount
    ? `${amount(wish)} · ${translate('adjustments.newLimitHelp')}`
    : translate('adjustments.newLimitHelp')
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <AmountField
        size="small"
        margin="none"
        fullWidth={false}
        label={translate('adjustments.newLimit')}
        helperText={help}
        value={wish}
        onChange={(text) => setWish(text.trim())}
      />
      {isAmount && (
        <ActionButton
          label={takesTwo(wish, limit) ? 'proposals.propose' : 'adjustments.setLimit'}
          effects={effectsOf(wish, limit)}
          run={async (reason) => {
            const waits = isProposed(await setLimit(wish, reason), limit)
            setWish('')
            onProposed(waits)
            return waits
          }}
          done={(waits) => (waits ? 'proposals.waits' : 'desk.done')}
          isDangerous
        />
      )}
    </Box>
  )
}

interface WaitingLimitProps {
  current: string
  proposal: ConsoleProposalFragment
  isNew: boolean
}

/** A higher limit that another operator, or oneself, wants. */
function WaitingLimit({ current, proposal, isNew }: WaitingLimitProps) {
  const translate = useTranslate()
  const { wish } = proposal
  return (
    <WaitingProposal
      proposal={proposal}
      resource="adjustments"
      effect="proposals.confirmEffectLater"
      isNew={isNew}
      confirm={(reason) => setLimit(String(wish.amount), reason)}
    >
      <WishedChanges current={{ amount: current }} wish={wish} label={() => translate('adjustments.newLimit')} />
    </WaitingProposal>
  )
}

/** A higher limit takes two operators, unless it is the one that waits for its day already. */
const takesTwo = (wish: string, { amount, pendingAmount }: Limit): boolean =>
  Number(wish) > Number(amount) && Number(wish) !== Number(pendingAmount ?? Number.NaN)

/** What a wished limit means beside the one in force: a higher one waits for a second operator, and then a day. */
function effectsOf(wish: string, limit: Limit): string[] {
  if (Number(wish) === 0) return ['adjustments.effectTwo']
  if (takesTwo(wish, limit)) return ['adjustments.effectProposed', 'adjustments.effectLater']
  return [Number(wish) > Number(limit.amount) ? 'adjustments.effectLater' : 'adjustments.effectOne']
}
