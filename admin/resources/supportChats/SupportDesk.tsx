import { Box, Paper, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { ChatList, type View } from './ChatList.tsx'
import { ChatPane } from './ChatPane.tsx'
import { PresenceBar } from './PresenceBar.tsx'
import { useDeskChanges } from './use-desk-changes.ts'
import { usePresence } from './use-presence.ts'

/** The desk of customer service: who waits, one's own conversations, all that are open and those that are over, with one of them beside. */
export default function SupportDesk() {
  const translate = useTranslate()
  const { id } = useParams()
  const presence = usePresence()
  const [view, setView] = useState<View>('QUEUE')
  const [typingIn, setTypingIn] = useState<string | null>(null)
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  useDeskChanges(setTypingIn)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', py: 2 }}>
      <Title title={translate('supportChats.name')} />
      <PresenceBar presence={presence} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 380px) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        {(isWide || id === undefined) && <ChatList selected={id} view={view} onView={setView} />}
        {id !== undefined && (
          <ChatPane key={id} id={id} isTyping={typingIn === id} presence={presence} onClaimed={() => setView('MINE')} />
        )}
        {id === undefined && isWide && (
          <Paper sx={{ p: 4, textAlign: 'center' }}>
            <Typography color="textSecondary">{translate('supportChats.choose')}</Typography>
          </Paper>
        )}
      </Box>
    </Box>
  )
}
