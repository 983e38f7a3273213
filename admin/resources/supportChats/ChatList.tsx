import { Chip, List, ListItem, ListItemButton, ListItemText, Paper, Tab, Tabs, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { formatAge } from '../../lib/age.ts'
import { read } from '../../providers/server.ts'
import { ConsoleSupportChatsListDocument } from './generated/verbs.generated.ts'
import type { ConsoleSupportChatFragment as Chat } from './supportChats.generated.ts'
import { deskKeys } from './use-desk-changes.ts'

const views = ['QUEUE', 'MINE', 'ACTIVE', 'CLOSED'] as const
export type View = (typeof views)[number]
/** Live words may be lost; so often the list is read whatever was told, in milliseconds. */
const pollTime = 10_000
const most = 50

const useChats = (view: View) =>
  useQuery({
    queryKey: deskKeys.list(view),
    queryFn: async () =>
      (await read(ConsoleSupportChatsListDocument, { filter: { view }, page: { pageSize: most } })).page,
    refetchInterval: pollTime,
  })

interface Props {
  selected: string | undefined
  view: View
  onView: (view: View) => void
}

/** Conversations by how they stand; those that wait longest first. */
export function ChatList({ selected, view, onView }: Props) {
  const translate = useTranslate()
  const { data, error, refetch } = useChats(view)
  return (
    <Paper>
      <Tabs
        value={view}
        onChange={(_, next: View) => onView(next)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={translate('supportChats.name')}
      >
        {views.map((one) => (
          <Tab key={one} value={one} label={translate(`supportViews.${one}`)} sx={{ minWidth: 72, px: 1.5 }} />
        ))}
      </Tabs>
      {error !== null && <ReadFailure error={error} onRetry={refetch} />}
      {data?.items.length === 0 && (
        <Typography color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
          {translate(`supportEmpty.${view}`)}
        </Typography>
      )}
      <List disablePadding sx={{ maxHeight: '65vh', overflowY: 'auto' }}>
        {data?.items.map((chat) => (
          <ChatRow key={chat.id} chat={chat} isSelected={chat.id === selected} />
        ))}
      </List>
    </Paper>
  )
}

function ChatRow({ chat, isSelected }: { chat: Chat; isSelected: boolean }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { id, state, account, lastText, waitingSince, lastAt, closedAt, claimedBy, lastAuthor } = chat
  const since = { WAITING: waitingSince, ACTIVE: lastAt, CLOSED: closedAt ?? lastAt }[state]
  const isUnanswered = state === 'ACTIVE' && lastAuthor === 'PERSON'
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={`/supportChats/${id}/show`} selected={isSelected}>
        <ListItemText
          primary={account ?? translate('supportChats.visitor', { id: id.slice(-4).toUpperCase() })}
          secondary={[lastText ?? translate('supportChats.noText'), claimedBy].filter(Boolean).join(' · ')}
          slotProps={{ primary: { noWrap: true, sx: { fontWeight: 600 } }, secondary: { noWrap: true } }}
        />
        {isUnanswered && (
          <Chip size="small" color="warning" label={translate('supportChats.unanswered')} sx={{ ml: 1 }} />
        )}
        <Typography component="time" dateTime={since} variant="body2" color="textSecondary" noWrap sx={{ ml: 1 }}>
          {formatAge(since, Date.now(), language)}
        </Typography>
      </ListItemButton>
    </ListItem>
  )
}
