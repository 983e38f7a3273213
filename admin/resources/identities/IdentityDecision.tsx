import { Box, Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { ReasonDialog } from '../../layout/ReasonDialog.tsx'
import { client } from '../../providers/client.ts'
import { signedInOperator } from '../../providers/session.ts'
import { UserErrors } from '../../providers/user-errors.ts'
import { ClaimIdentityDocument, DecideIdentityDocument } from './identities.generated.ts'

interface Case {
  id: string
  account: string
  state: string
  claimedBy: string | null
}

type Step = { do: 'claim' } | { do: 'approve' } | { do: 'reject'; reason: string }

/** Taking a case up, approving it, or rejecting it with a reason that the member reads. */
export function IdentityDecision() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const record = useRecordContext<Case>()
  const [isRejecting, setRejecting] = useState(false)
  const step = useMutation({
    mutationFn: (wanted: Step) => carryOut(record?.id ?? '', wanted),
    onSuccess: () => notify('identities.done', { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setRejecting(false)
      refresh()
    },
  })
  const operator = signedInOperator()
  if (record?.state !== 'SUBMITTED' || !operator?.permissions.includes('identity.decide')) return null
  if (record.claimedBy !== operator.account) {
    return (
      <Button variant="contained" disabled={step.isPending} onClick={() => step.mutate({ do: 'claim' })}>
        {translate('identities.claim')}
      </Button>
    )
  }
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Button variant="contained" disabled={step.isPending} onClick={() => step.mutate({ do: 'approve' })}>
        {translate('identities.approve')}
      </Button>
      <Button color="error" variant="outlined" disabled={step.isPending} onClick={() => setRejecting(true)}>
        {translate('identities.reject')}
      </Button>
      {isRejecting && (
        <ReasonDialog
          title={translate('identities.rejectTitle', { account: record.account })}
          deed={translate('identities.reject')}
          effects={[translate('identities.rejectEffect')]}
          isBusy={step.isPending}
          onCancel={() => setRejecting(false)}
          onConfirm={(reason) => step.mutate({ do: 'reject', reason })}
        />
      )}
    </Box>
  )
}

async function carryOut(id: string, step: Step): Promise<void> {
  const { data } =
    step.do === 'claim'
      ? await client.mutate({ mutation: ClaimIdentityDocument, variables: { input: { id } } })
      : await client.mutate({
          mutation: DecideIdentityDocument,
          variables: {
            input: { id, approve: step.do === 'approve', reason: step.do === 'reject' ? step.reason : null },
          },
        })
  const refused = data?.payload.userErrors ?? []
  if (refused.length > 0) throw new UserErrors(refused)
}
