import { Box, TextField } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { isProposed } from '../../kits/proposals/is-proposed.ts'
import { WaitingProposal } from '../../kits/proposals/WaitingProposal.tsx'
import { WishedChanges } from '../../kits/proposals/WishedChanges.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { UpdateLotteryDocument } from './lotteries.generated.ts'
import type { Lottery } from './lottery.ts'

const MOST_CLOSE_SECONDS = 3_600

/** Opens or closes the lottery at hand, and says how long before a draw bets end. */
export function LotteryActions(_props: { label: false }) {
  const record = useRecordContext<Lottery>()
  const [hasProposed, setProposed] = useState(false)
  if (record === undefined || !mayDo('lotteries', 'edit')) return null
  const { id, isOpen } = record
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <WaitingClosing lottery={record} isNew={hasProposed} />
      <ActionButton
        label={isOpen ? 'lotteries.close' : 'lotteries.open'}
        effects={isOpen ? ['lotteries.effectClose', 'lotteries.effectDraws'] : ['lotteries.effectOpen']}
        run={(reason) => change(UpdateLotteryDocument, { input: { id, isOpen: !isOpen, reason } })}
        isDangerous={isOpen}
      />
      <CloseSeconds lottery={record} onProposed={setProposed} />
    </Box>
  )
}

/** Bets that are to end nearer to the draw. */
function WaitingClosing({ lottery, isNew }: { lottery: Lottery; isNew: boolean }) {
  const translate = useTranslate()
  const { id, closeSeconds, isOpen, closingProposal } = lottery
  if (!closingProposal) return null
  const { wish } = closingProposal
  return (
    <WaitingProposal
      proposal={closingProposal}
      resource="lotteries"
      isNew={isNew}
      confirm={async (reason) => (await change(UpdateLotteryDocument, { input: { ...wish, id, reason } })).detail}
    >
      <WishedChanges
        current={{ closeSeconds, isOpen }}
        wish={wish}
        label={(path) => translate(`resources.lotteries.fields.${path}`)}
      />
    </WaitingProposal>
  )
}

interface CloseSecondsProps {
  lottery: Lottery
  onProposed(isProposed: boolean): void
}

function CloseSeconds({ lottery, onProposed }: CloseSecondsProps) {
  const { id, closeSeconds, periodSeconds, closingProposal } = lottery
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const most = Math.min(MOST_CLOSE_SECONDS, (periodSeconds ?? Number.POSITIVE_INFINITY) - 1)
  // The last seconds before a draw are those in which its numbers leak: ending later takes two.
  const isNearer = Number(typed) < closeSeconds
  const isRight = /^\d{1,5}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most
  return (
    <ActionButton
      label="lotteries.changeCloseSeconds"
      effects={
        isRight && isNearer
          ? ['lotteries.effectNearer', 'lotteries.effectCloseSeconds']
          : ['lotteries.effectCloseSeconds']
      }
      onOpen={() => setTyped(String(closeSeconds))}
      check={() => (isRight ? undefined : translate('lotteries.closeSecondsWrong', { most }))}
      run={async (reason) => {
        const input = { id, closeSeconds: Number(typed), reason }
        const waits = isProposed((await change(UpdateLotteryDocument, { input })).detail, { proposal: closingProposal })
        onProposed(waits)
        return waits
      }}
      done={(waits) => (waits ? 'proposals.waits' : 'desk.done')}
    >
      <TextField
        label={translate('resources.lotteries.fields.closeSeconds')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
      />
    </ActionButton>
  )
}
