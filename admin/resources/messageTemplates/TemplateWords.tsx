import { Box, Button, Chip, Paper, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { languageName } from '../../lib/language-name.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import {
  type ConsoleMessageTemplateFragment,
  ResetMessageTemplateDocument,
  UpdateMessageTemplateDocument,
} from './messageTemplates.generated.ts'
import { usePreview } from './use-preview.ts'

/** What the platform takes. */
const longestTitle = 120
const longestContent = 1000

interface Props {
  id: string
  words: ConsoleMessageTemplateFragment['words'][number]
}

/** The words in one language: edited, seen with sample values, kept, and gone back to the default. */
export function TemplateWords({ id, words }: Props) {
  const translate = useTranslate()
  const [interfaceLanguage] = useLocaleState()
  const [title, setTitle] = useState(words.title)
  const [content, setContent] = useState(words.content)
  const { language, changedAt, defaultTitle, defaultContent } = words
  const input = { id, language, title: title.trim(), content: content.trim() }
  const { preview, isBusy, show } = usePreview()
  const isOwn = changedAt !== null
  const isEmpty = input.title === '' || input.content === ''
  const mayChange = mayDo('messageTemplates', 'update')
  const name = languageName(language, interfaceLanguage)
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', maxWidth: 720, mt: 3 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography component="h3" variant="h3">
          {name}
        </Typography>
        {isOwn && <Chip size="small" color="primary" label={translate('messageTemplates.changed')} />}
      </Box>
      <TextField
        label={translate('messageTemplates.title')}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        slotProps={{ htmlInput: { maxLength: longestTitle, readOnly: !mayChange } }}
        margin="none"
        required
      />
      <TextField
        label={translate('messageTemplates.content')}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        slotProps={{ htmlInput: { maxLength: longestContent, readOnly: !mayChange } }}
        margin="none"
        minRows={3}
        multiline
        required
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" size="small" disabled={isBusy || isEmpty} onClick={() => show(input)}>
          {translate('messageTemplates.preview')}
        </Button>
        {mayChange && (
          <ActionButton
            label="messageTemplates.save"
            about={name}
            effects={['messageTemplates.saveEffect']}
            check={() => (isEmpty ? 'messageTemplates.empty' : undefined)}
            run={(reason) => change(UpdateMessageTemplateDocument, { input: { ...input, reason } })}
          />
        )}
        {mayChange && isOwn && (
          <ActionButton
            label="messageTemplates.reset"
            about={name}
            effects={['messageTemplates.resetEffect']}
            run={(reason) => change(ResetMessageTemplateDocument, { input: { id, language, reason } })}
          />
        )}
      </Box>
      {preview && <Shown label="messageTemplates.previewed" {...preview} />}
      {isOwn && <Shown label="messageTemplates.standard" title={defaultTitle} content={defaultContent} />}
    </Box>
  )
}

/** Words to look at; what anybody typed is text and nothing else. */
function Shown({ label, title, content }: { label: string; title: string; content: string }) {
  const translate = useTranslate()
  return (
    <Paper variant="outlined" sx={{ p: 2, overflowWrap: 'anywhere' }} role="status">
      <Typography variant="body2" color="textSecondary">
        {translate(label)}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{content}</Typography>
    </Paper>
  )
}
