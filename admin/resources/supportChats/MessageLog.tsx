import { Box, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { StoredPicture } from '../../fields/StoredPicture.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleSupportMessageFragment as Message } from './supportChats.generated.ts'

interface Props {
  id: string
  messages: readonly Message[]
  isTyping: boolean
}

const sides = { PERSON: 'flex-start', OPERATOR: 'flex-end', HOUSE: 'center' } as const

/** What was said, read out as it comes. Nothing of it is markup. */
export function MessageLog({ id, messages, isTyping }: Props) {
  const translate = useTranslate()
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message that comes is brought into view.
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not give back.
    void end.current?.scrollIntoView({ block: 'nearest' })
  }, [messages.length, isTyping])
  return (
    <Box
      component="section"
      aria-label={translate('supportChats.log')}
      tabIndex={0}
      sx={{ flex: 1, minHeight: 200, overflowY: 'auto', p: 2 }}
    >
      <div role="log" aria-live="polite">
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {messages.map((message) => (
            <Box
              component="li"
              key={message.number}
              sx={{ display: 'flex', flexDirection: 'column', alignItems: sides[message.author] }}
            >
              <Said id={id} message={message} />
            </Box>
          ))}
        </Box>
      </div>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: 24, mt: 1 }}>
        {isTyping && translate('supportChats.typing')}
      </Typography>
      <div ref={end} />
    </Box>
  )
}

function Said({ id, message: { author, kind, content, number, at, writtenBy } }: { id: string; message: Message }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  if (kind === 'EVENT')
    return (
      <Typography variant="caption" color="textSecondary">
        {`${translate(`supportEvents.${content}`, { _: content })} · ${moment(at)}`}
      </Typography>
    )
  const isOwn = author === 'OPERATOR'
  return (
    <>
      {kind === 'PICTURE' ? (
        <StoredPicture
          url={`/wps/admin/support/conversations/${id}/pictures/${number}`}
          alt={translate('supportChats.picture', { at: moment(at) })}
          style={{ maxWidth: 320, maxHeight: 280, height: 'auto', borderRadius: 8, objectFit: 'contain' }}
        />
      ) : (
        <Typography
          sx={{
            maxWidth: '85%',
            px: 1.5,
            py: 1,
            borderRadius: 2,
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            bgcolor: isOwn ? 'primary.main' : 'action.hover',
            color: isOwn ? 'primary.contrastText' : 'text.primary',
          }}
        >
          {content}
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary">
        {[writtenBy, moment(at)].filter(Boolean).join(' · ')}
      </Typography>
    </>
  )
}
