import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { DecisionDialog } from '../../kits/decisions/DecisionDialog.tsx'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { signedInOperator } from '../../providers/session.ts'
import { ClaimIdentityDocument, DecideIdentityDocument } from './identities.generated.ts'

interface Case {
  id: string
  account: string
  state: string
  claimedBy: string | null
}

/** Taking a case up, approving it, or rejecting it with a reason that the member reads. */
export function IdentityDecision() {
  const record = useRecordContext<Case>()
  if (record?.state !== 'SUBMITTED' || !mayDo('identities', 'decide')) return null
  return record.claimedBy === signedInOperator()?.account ? <Decision record={record} /> : <Claim record={record} />
}

const toldDone = () => 'identities.done'

function Claim({ record: { id } }: { record: Case }) {
  const translate = useTranslate()
  const { mutate, isPending } = useDecision(ClaimIdentityDocument, undefined, toldDone)
  return (
    <Button variant="contained" disabled={isPending} onClick={() => mutate({ input: { id } })}>
      {translate('identities.claim')}
    </Button>
  )
}

function Decision({ record: { id, account } }: { record: Case }) {
  const translate = useTranslate()
  const [isRejecting, setRejecting] = useState(false)
  const { mutate, isPending } = useDecision(DecideIdentityDocument, () => setRejecting(false), toldDone)
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Button
        variant="contained"
        disabled={isPending}
        onClick={() => mutate({ input: { id, approve: true, reason: null } })}
      >
        {translate('identities.approve')}
      </Button>
      <Button color="error" variant="outlined" disabled={isPending} onClick={() => setRejecting(true)}>
        {translate('identities.reject')}
      </Button>
      {isRejecting && (
        <DecisionDialog
          title={translate('identities.rejectTitle', { account })}
          deed={translate('identities.reject')}
          effects={[translate('identities.rejectEffect')]}
          isBusy={isPending}
          onCancel={() => setRejecting(false)}
          onConfirm={(reason) => mutate({ input: { id, approve: false, reason } })}
        />
      )}
    </Box>
  )
}
