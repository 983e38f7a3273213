import { Box, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { WishedChanges } from '../../../kits/proposals/WishedChanges.tsx'
import { languageName } from '../../../lib/language-name.ts'
import type { ConsoleHelpVersionFragment as Version } from '../helpArticles.generated.ts'
import { type LineChange, lineChanges } from './line-changes.ts'

/** What a version changed of an earlier one: topic and place, and line by line its words in each language. */
export function VersionComparison({ from, to }: { from: Version; to: Version }) {
  const translate = useTranslate()
  const [spoken] = useLocaleState()
  const languages = [...new Set([...to.texts, ...from.texts].map(({ language }) => language))]
  const about = ({ topic, position, related }: Version) => ({ topic, position, related: related.join(', ') })
  return (
    <>
      <WishedChanges
        current={about(from)}
        wish={about(to)}
        label={(path) => translate(`resources.helpArticles.fields.${path}`)}
        word={(path, value) => (path === 'topic' ? translate(`helpTopics.${value}`) : value)}
      />
      {languages.map((language) => (
        <Box key={language} component="section" aria-label={languageName(language, spoken)}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {languageName(language, spoken)}
          </Typography>
          <Lines changes={lineChanges(wordsOf(from, language), wordsOf(to, language))} language={language} />
        </Box>
      ))}
    </>
  )
}

/** Title and content as one text. */
function wordsOf({ texts }: Version, language: string): string {
  const text = texts.find((one) => one.language === language)
  return text === undefined ? '' : `${text.title}\n\n${text.content}`
}

const looks = {
  KEPT: { component: 'div', color: 'text.secondary', bgcolor: 'transparent', sign: ' ' },
  GONE: { component: 'del', color: 'error.main', bgcolor: 'action.hover', sign: '−' },
  NEW: { component: 'ins', color: 'success.main', bgcolor: 'action.hover', sign: '+' },
} as const

function Lines({ changes, language }: { changes: readonly LineChange[]; language: string }) {
  return (
    <Box
      lang={language}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 1.5,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {changes.map(({ kind, text }, index) => {
        const { component, color, bgcolor, sign } = looks[kind]
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of two texts have no other name
            key={index}
            component={component}
            sx={{ display: 'block', textDecoration: 'none', color, bgcolor, px: 0.5, minHeight: '1.5em' }}
          >
            <span aria-hidden>{`${sign} `}</span>
            {text}
          </Box>
        )
      })}
    </Box>
  )
}
