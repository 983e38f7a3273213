import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { DecisionDialog } from '../../kits/decisions/DecisionDialog.tsx'
import { TakeBack } from '../../kits/proposals/TakeBack.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { signedInOperator } from '../../providers/session.ts'
import { deedOf, rightOf, type Withdrawal } from './deeds.ts'
import { useDeed } from './use-deed.ts'
import { useProposalWords } from './use-proposal-words.ts'

type Proposal = NonNullable<Withdrawal['proposal']>

/** What one operator wants done with money that is missing, and the button with which a second one agrees. */
export function WithdrawalProposal() {
  const record = useRecordContext<Withdrawal>()
  if (!record?.proposal) return null
  return <Waiting withdrawal={record} proposal={record.proposal} />
}

function Waiting({ withdrawal, proposal }: { withdrawal: Withdrawal; proposal: Proposal }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, error, reset } = useDeed(withdrawal.id, () => setAsked(false))
  const what = useProposalWords()(withdrawal, proposal)
  const { operatorAccount: by, isMine, at, reason, reference, returnReference } = proposal
  const deed = deedOf(proposal)
  const mayConfirm = !isMine && (signedInOperator()?.permissions ?? []).includes(rightOf(deed))
  const repeat = (why: string) =>
    mutate({
      deed,
      input: {
        reason: why,
        ...(reference === null ? {} : { reference }),
        ...(returnReference === null ? {} : { returnReference }),
      },
    })
  return (
    <Alert severity="warning" sx={{ width: '100%' }}>
      {translate('withdrawals.proposedBy', { by, at: moment(at), what, reason })}
      {isMine && <Box sx={{ mt: 1 }}>{translate('withdrawals.proposalMine')}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {mayConfirm && (
          <Button
            variant="contained"
            size="small"
            onClick={() => {
              reset()
              setAsked(true)
            }}
          >
            {translate('withdrawals.confirmSecond')}
          </Button>
        )}
        <TakeBack kind="WITHDRAWAL" subjectId={withdrawal.id} />
      </Box>
      {isAsked && (
        <DecisionDialog
          title={translate('withdrawals.confirmNamed', { what })}
          deed={translate('withdrawals.confirmSecond')}
          effects={[translate('withdrawals.confirmEffect', { what })]}
          isBusy={isPending}
          failure={error?.message}
          onCancel={() => setAsked(false)}
          onConfirm={repeat}
        />
      )}
    </Alert>
  )
}
