import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { change } from '../../providers/server.ts'
import { type ConsoleBroadcastFragment as Broadcast, SendBroadcastDocument } from './broadcasts.generated.ts'

/** Sends what was seen and counted. Of many, whoever sends types how many: nobody writes to a whole brand by mistake. */
export function SendButton({ broadcast, reach }: { broadcast: Broadcast; reach: number }) {
  const { id, revision, needsCount, draft } = broadcast
  const translate = useTranslate()
  const { number, moment } = useFormats()
  const [typed, setTyped] = useState('')
  const isRight = !needsCount || typed.replace(/[\s.,]/g, '') === String(reach)
  const when =
    draft.scheduledAt === null
      ? translate('broadcasts.effectNow')
      : translate('broadcasts.effectAt', { at: moment(draft.scheduledAt) })
  return (
    <ActionButton
      label="broadcasts.send"
      effects={[
        translate('broadcasts.effectSend', { members: number(reach), smart_count: reach }),
        when,
        draft.scheduledAt === null ? 'broadcasts.effectFinal' : 'broadcasts.effectScheduled',
      ]}
      run={(reason) =>
        change(SendBroadcastDocument, { input: { id, reason, revision, ...(needsCount && { count: reach }) } })
      }
      done={() => (draft.scheduledAt === null ? 'broadcasts.sent' : 'broadcasts.scheduled')}
      onOpen={() => setTyped('')}
      check={() => (isRight ? undefined : 'broadcasts.countDiffers')}
    >
      {needsCount && (
        <TextField
          label={translate('broadcasts.typeCount')}
          helperText={translate('broadcasts.typeCountHelp', { members: number(reach) })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12, autoComplete: 'off' } }}
          margin="none"
          required
          autoFocus
        />
      )}
    </ActionButton>
  )
}
