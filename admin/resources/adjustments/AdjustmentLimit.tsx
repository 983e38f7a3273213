import { Box, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ActionButton } from '../../layout/ActionButton.tsx'
import { ask, change } from '../../lib/call.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { ConsoleAdjustmentLimitDocument, UpdateAdjustmentLimitDocument } from './adjustments.generated.ts'

/** Up to which amount one pair of eyes suffices, and the way to change it. */
export function AdjustmentLimit() {
  const translate = useTranslate()
  const { amount } = useFormats()
  const [wish, setWish] = useState('')
  const { data } = useQuery({
    queryKey: ['adjustmentLimit'],
    queryFn: async () => (await ask(ConsoleAdjustmentLimitDocument, {})).adjustmentLimit,
  })
  if (data === undefined) return null
  const isNever = Number(data) === 0
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', p: 2 }}>
      <Typography variant="body2">
        {isNever ? translate('adjustments.alwaysTwo') : translate('adjustments.limit', { amount: amount(data) })}
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
              effects={[Number(wish) === 0 ? 'adjustments.effectTwo' : 'adjustments.effectOne']}
              run={async (reason) => {
                await change(UpdateAdjustmentLimitDocument, { input: { amount: wish, reason } })
                setWish('')
              }}
              isDangerous
            />
          )}
        </>
      )}
    </Box>
  )
}
