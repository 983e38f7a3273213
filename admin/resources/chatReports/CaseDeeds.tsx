import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { DEED_KEYS } from '../../lib/use-shortcuts.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import type { Case } from './ChatReportShow.tsx'
import { ClaimChatCaseDocument, DecideChatCaseDocument, MuteChatMemberDocument } from './chatReports.generated.ts'

/** Minutes that a mute may last. */
const LENGTHS = [60, 24 * 60, 7 * 24 * 60, 30 * 24 * 60] as const

/** What may be done about a reported message: take the work, remove it, leave it, mute its writer. */
export function CaseDeeds() {
  const record = useRecordContext<Case>()
  const translate = useTranslate()
  const claim = useDecision(ClaimChatCaseDocument)
  if (record === undefined || !mayDo('chatReports', 'moderate')) return null
  const { id, state, claimedBy, message } = record
  const decide = (outcome: 'REMOVED' | 'DISMISSED') => (reason: string) =>
    change(DecideChatCaseDocument, { input: { id, outcome, reason } })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {state === 'OPEN' && (
        <>
          <Button
            size="small"
            variant={claimedBy === null ? 'contained' : 'outlined'}
            disabled={claim.isPending}
            aria-keyshortcuts={DEED_KEYS.claim}
            onClick={() => claim.mutate({ input: { id, wanted: claimedBy === null } })}
          >
            {translate(claimedBy === null ? 'chat.claim' : 'chat.giveBack')}
          </Button>
          <ActionButton
            shortcut={DEED_KEYS.reject}
            label="chat.remove"
            effects={['chat.removeEffect']}
            run={decide('REMOVED')}
            isDangerous
          />
          <ActionButton
            shortcut={DEED_KEYS.approve}
            label="chat.dismiss"
            effects={['chat.dismissEffect']}
            run={decide('DISMISSED')}
          />
        </>
      )}
      <MuteMember memberId={message.memberId} />
    </Box>
  )
}

function MuteMember({ memberId }: { memberId: string }) {
  const translate = useTranslate()
  const [minutes, setMinutes] = useState<number>(LENGTHS[1])
  return (
    <ActionButton
      label="chat.mute"
      effects={['chat.muteEffect']}
      isDangerous
      run={(reason) => change(MuteChatMemberDocument, { input: { memberId, minutes, reason } })}
    >
      <TextField
        select
        label={translate('chat.muteLength')}
        value={minutes}
        onChange={(event) => setMinutes(Number(event.target.value))}
        margin="none"
      >
        {LENGTHS.map((length) => (
          <MenuItem key={length} value={length}>
            {translate(`chat.lengths.${length}`)}
          </MenuItem>
        ))}
      </TextField>
    </ActionButton>
  )
}
