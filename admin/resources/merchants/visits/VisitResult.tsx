import { Alert, Box, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { Facts } from '../../../fields/Facts.tsx'
import { languageName } from '../../../lib/language-name.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { ThemePreview } from '../ThemePreview.tsx'
import { coloursOf } from '../theme.ts'
import type { ConsoleVisitPreviewQuery } from './visits.generated.ts'

type Visit = NonNullable<ConsoleVisitPreviewQuery['visit']>

/** What the visitor would see, and by which rule. */
export function VisitResult({ visit }: { visit: Visit }) {
  const translate = useTranslate()
  const [spoken] = useLocaleState()
  const { moment } = useFormats()
  const { leadsTo, status, region, knowsCountries, language, message, until, name, theme } = visit
  const comesHere = leadsTo === 'THIS'
  const answer = comesHere ? status : leadsTo
  const hosts = (list: readonly string[]) => list.join(', ') || translate('visits.own')
  return (
    <Box
      component="section"
      aria-label={translate('visits.result')}
      aria-live="polite"
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography component="h2" variant="h2">
        {translate('visits.result')}
      </Typography>
      <Alert severity={answer === 'OPEN' ? 'success' : 'warning'}>{translate(`visits.${answer}`)}</Alert>
      {comesHere && region !== null && region !== 'ADDRESS' && !knowsCountries && (
        <Alert severity="info">{translate('visits.unknownCountries')}</Alert>
      )}
      {/* By the draft in the colours that it would give the brand; the facts below name what is set of them. */}
      {comesHere && <ThemePreview colours={coloursOf(theme)} name={name} />}
      {comesHere && (
        <Facts
          facts={[
            ['visits.rule', region && translate(`visits.${region}`)],
            ['visits.message', message],
            ['visits.until', until && moment(until)],
            ['visits.name', name],
            ['visits.portalLanguage', languageName(language, spoken)],
            ['visits.colours', theme.map(({ value }) => value).join(', ') || translate('visits.own')],
            ['visits.images', hosts(visit.imageCdns)],
            ['visits.games', hosts(visit.launchGameCdns)],
            ['visits.modules', visit.modules.join(', ')],
          ]}
        />
      )}
    </Box>
  )
}
