import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { isReason } from '../../lib/reason.ts'
import { DEED_KEYS } from '../../lib/use-shortcuts.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { DecideRedemptionDocument, type DecideRedemptionMutationVariables } from './redemptions.generated.ts'

type Outcome = DecideRedemptionMutationVariables['input']['outcome']

/** What the platform takes. */
const longest = 300

/** Decides on goods that are to be sent; the member reads the remark, whatever is decided. */
export function RedemptionDecision() {
  const record = useRecordContext<{ id: string; state: string }>()
  if (record?.state !== 'IN_PROCESS' || !mayDo('redemptions', 'decide')) return null
  return <Decision key={record.id} id={record.id} />
}

function Decision({ id }: { id: string }) {
  const translate = useTranslate()
  const [remark, setRemark] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutate, isPending } = useDecision(DecideRedemptionDocument, undefined, () => 'redemptions.decided')
  const isMissing = isTried && !isReason(remark)
  const decide = (outcome: Outcome) => {
    setTried(true)
    if (isReason(remark)) mutate({ input: { id, outcome, remark: remark.trim() } })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', maxWidth: 720 }}>
      <TextField
        label={translate('redemptions.remark')}
        helperText={translate(isMissing ? 'redemptions.remarkNeeded' : 'redemptions.remarkHelp')}
        error={isMissing}
        value={remark}
        onChange={(event) => setRemark(event.target.value)}
        slotProps={{ htmlInput: { maxLength: longest } }}
        margin="none"
        multiline
        minRows={2}
        required
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={isPending}
          aria-keyshortcuts={DEED_KEYS.approve}
          onClick={() => decide('APPROVED')}
        >
          {translate('redemptions.approve')}
        </Button>
        <Button
          color="error"
          variant="outlined"
          disabled={isPending}
          aria-keyshortcuts={DEED_KEYS.reject}
          onClick={() => decide('REJECTED')}
        >
          {translate('redemptions.reject')}
        </Button>
      </Box>
    </Box>
  )
}
