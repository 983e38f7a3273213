import { Box, Typography } from '@mui/material'
import { maxLength, required, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Markdown } from '../../fields/Markdown.tsx'

interface Props {
  index: number
  language: string
  /** The brand's own language: others show it until they have words of their own. */
  isDemanded: boolean
}

/** The words in one language, and beside them what players will see, while it is written. */
export function HelpTextTab({ index, language, isDemanded }: Props) {
  const source = `texts.${index}`
  const title: unknown = useWatch({ name: `${source}.title` })
  const content: unknown = useWatch({ name: `${source}.content` })
  // Half an article is none: whoever writes one part owes the other.
  const isWritten = isDemanded || Boolean(title) || Boolean(content)
  const rules = (most: number) => (isWritten ? [required(), maxLength(most)] : [maxLength(most)])
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        width: '100%',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box lang={language}>
        <TextInput
          source={`${source}.title`}
          label="resources.helpArticles.fields.title"
          validate={rules(120)}
          fullWidth
        />
        <TextInput
          source={`${source}.content`}
          label="resources.helpArticles.fields.content"
          validate={rules(20_000)}
          helperText="helpArticles.contentHelp"
          minRows={14}
          multiline
          fullWidth
        />
      </Box>
      <HelpPreview language={language} title={String(title ?? '')} content={String(content ?? '')} />
    </Box>
  )
}

/** An article as the portal shows it. */
export function HelpPreview({ language, title, content }: { language: string; title: string; content: string }) {
  const translate = useTranslate()
  return (
    <Box component="section" aria-label={translate('helpArticles.preview')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('helpArticles.preview')}
      </Typography>
      <Box
        lang={language}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1.25, p: 2.5, bgcolor: 'background.paper' }}
      >
        <Typography component="h2" sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere', mb: 1 }}>
          {title || '…'}
        </Typography>
        <Markdown text={content} />
      </Box>
    </Box>
  )
}
