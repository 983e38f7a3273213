import { Box, Button, Paper, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Facts } from '../../fields/Facts.tsx'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { StateChip } from '../../fields/StateChip.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { languageName } from '../../lib/language-name.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { AnswerBox } from './AnswerBox.tsx'
import { HandOver } from './HandOver.tsx'
import { MakeTicket } from './MakeTicket.tsx'
import { MessageLog } from './MessageLog.tsx'
import {
  type ConsoleSupportChatFragment as Chat,
  ClaimSupportChatDocument,
  EndSupportChatDocument,
} from './supportChats.generated.ts'
import type { Presence } from './use-presence.ts'
import { useTalk } from './use-talk.ts'

interface Props {
  id: string
  isTyping: boolean
  presence: Presence
  /** It is no longer among those that wait. */
  onClaimed: () => void
}

/** One conversation: who asks, what was said, and what the operator does with it. */
export function ChatPane({ id, isTyping, presence, onClaimed }: Props) {
  const translate = useTranslate()
  const { data, error, refetch } = useTalk(id)
  return (
    <Paper sx={{ display: 'flex', flexDirection: 'column', minHeight: 420, height: { md: '72vh' } }}>
      <Box sx={{ display: { md: 'none' }, p: 1 }}>
        <Button component={Link} to="/supportChats">
          {translate('supportChats.back')}
        </Button>
      </Box>
      {error !== null && <ReadFailure error={error} onRetry={refetch} />}
      {data === null && <Typography sx={{ p: 3 }}>{translate('supportChats.gone')}</Typography>}
      {data && (
        <>
          <Head chat={data.conversation} presence={presence} onClaimed={onClaimed} />
          <MessageLog id={id} messages={data.messages} isTyping={isTyping} />
          {data.conversation.isMine && mayDo('supportChats', 'answer') && <AnswerBox id={id} />}
        </>
      )}
    </Paper>
  )
}

const tones = { WAITING: 'warning', ACTIVE: 'success', CLOSED: 'default' } as const

type PartProps = Pick<Props, 'presence' | 'onClaimed'> & { chat: Chat }

function Head({ chat, presence, onClaimed }: PartProps) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { moment } = useFormats()
  const { memberId, account, state, address, country, claimedBy, startedAt, personSeenAt } = chat
  const place = [address, country].filter(Boolean).join(' · ')
  return (
    <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}>
      <Facts
        facts={[
          [
            'supportChats.person',
            memberId === null ? (
              translate('supportChats.visitor', { id: chat.id.slice(-4).toUpperCase() })
            ) : (
              <TextLink key="member" to={`/members/${memberId}/show`} look="strong">
                {account}
              </TextLink>
            ),
          ],
          [
            'supportChats.state',
            <StateChip key="state" label={translate(`supportStates.${state}`)} tone={tones[state]} />,
          ],
          ['supportChats.operator', claimedBy ?? '–'],
          ['supportChats.startedAt', moment(startedAt)],
          ...(memberId === null
            ? ([['tickets.contact', chat.contact ?? translate('tickets.noContact')]] as const)
            : []),
          ['supportChats.language', languageName(chat.language, language)],
          ['supportChats.address', place],
          ...(state === 'CLOSED' ? [] : ([['supportChats.seen', moment(personSeenAt)]] as const)),
        ]}
      />
      {mayDo('supportChats', 'answer') && <Deeds chat={chat} presence={presence} onClaimed={onClaimed} />}
    </Box>
  )
}

function Deeds({ chat, presence, onClaimed }: PartProps) {
  const { id, state, isMine } = chat
  const translate = useTranslate()
  const queries = useQueryClient()
  const readAgain = () => void queries.invalidateQueries({ queryKey: ['supportChats'] })
  const onTaken = () => {
    readAgain()
    onClaimed()
  }
  const claim = useDecision(ClaimSupportChatDocument, onTaken, () => 'supportChats.claimed')
  const end = useDecision(EndSupportChatDocument, readAgain, () => 'supportChats.ended')
  if (state === 'WAITING')
    return (
      <div>
        <Button variant="contained" disabled={claim.isPending} onClick={() => claim.mutate({ id })}>
          {translate('supportChats.claim')}
        </Button>
      </div>
    )
  const ticket = <MakeTicket chat={chat} onDone={readAgain} />
  if (state === 'CLOSED') return <div>{ticket}</div>
  if (!isMine) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {ticket}
      <HandOver id={id} operators={presence.standing?.operators ?? []} onDone={readAgain} />
      <Button color="error" variant="outlined" disabled={end.isPending} onClick={() => end.mutate({ id })}>
        {translate('supportChats.end')}
      </Button>
    </Box>
  )
}
