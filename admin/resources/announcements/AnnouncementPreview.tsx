import { Box, Card, CardContent, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { Markdown } from '../../fields/Markdown.tsx'

interface Translation {
  language?: string
  title?: string
  content?: string | null
}

export function AnnouncementPreview() {
  const translations: Translation[] | undefined = useWatch({ name: 'translations' })
  return <TranslationCards translations={translations ?? []} />
}

/** Each language as a card of a phone's width. */
export function TranslationCards({ translations }: { translations: Translation[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        width: '100%',
      }}
    >
      {translations.map(({ language, title, content }) => (
        <Card key={language} variant="outlined" lang={language}>
          <CardContent>
            <Typography variant="caption" color="text.secondary">
              {language}
            </Typography>
            <Typography component="h2" variant="h2">
              {title}
            </Typography>
            <Markdown text={content ?? ''} />
          </CardContent>
        </Card>
      ))}
    </Box>
  )
}
