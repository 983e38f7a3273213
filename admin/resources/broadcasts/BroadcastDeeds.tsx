import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import {
  type ConsoleBroadcastFragment as Broadcast,
  CancelBroadcastDocument,
  CountBroadcastDocument,
  PauseBroadcastDocument,
  ResumeBroadcastDocument,
} from './broadcasts.generated.ts'
import { SendButton } from './SendButton.tsx'

/** What may be done about a broadcast as it stands. */
export function BroadcastDeeds({ broadcast }: { broadcast: Broadcast }) {
  const { id, state, reach, counting } = broadcast
  const isOver = state === 'SENT' || state === 'CANCELLED'
  if (isOver) return null
  const maySend = mayDo('broadcasts', 'send')
  const isUncounted = state === 'DRAFT' && maySend && reach === null && counting === null
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {state === 'DRAFT' && mayDo('broadcasts', 'edit') && <CountButton broadcast={broadcast} />}
      {state === 'DRAFT' && maySend && reach !== null && <SendButton broadcast={broadcast} reach={reach} />}
      {state === 'SENDING' && maySend && (
        <ActionButton
          label="broadcasts.pause"
          effects={['broadcasts.effectPause', 'broadcasts.effectKept']}
          run={(reason) => change(PauseBroadcastDocument, { input: { id, reason } })}
        />
      )}
      {state === 'PAUSED' && maySend && (
        <ActionButton
          label="broadcasts.resume"
          effects={['broadcasts.effectResume']}
          run={(reason) => change(ResumeBroadcastDocument, { input: { id, reason } })}
        />
      )}
      {maySend && (
        <ActionButton
          label="broadcasts.cancel"
          effects={['broadcasts.effectCancel', 'broadcasts.effectKept']}
          run={(reason) => change(CancelBroadcastDocument, { input: { id, reason } })}
          isDangerous
        />
      )}
      {isUncounted && <CountFirst />}
    </Box>
  )
}

/** Why there is nothing to send with yet, also where the form was counted before it was saved. */
function CountFirst() {
  const translate = useTranslate()
  return (
    <Typography variant="body2" color="textSecondary" sx={{ width: '100%' }}>
      {translate('broadcasts.countFirst')}
    </Typography>
  )
}

function CountButton({ broadcast: { id, reach, counting } }: { broadcast: Broadcast }) {
  const translate = useTranslate()
  const count = useDecision(CountBroadcastDocument, undefined, ({ record }) =>
    record?.counting ? 'broadcasts.countBegun' : 'broadcasts.counted',
  )
  const isCounting = count.isPending || counting !== null
  const label = reach === null ? 'broadcasts.count' : 'broadcasts.countAgain'
  return (
    <Button variant="outlined" size="small" disabled={isCounting} onClick={() => count.mutate({ id })}>
      {translate(isCounting ? 'broadcasts.counting' : label)}
    </Button>
  )
}
