import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { useFormats } from '../../../lib/use-formats.ts'
import { type Lottery, rulesOfFamily } from '../lottery.ts'
import { ChangeTable } from './ChangeTable.tsx'
import { changesOf } from './changes.ts'
import { draftOf } from './draft.ts'

/** The versions of the rules, newest first: who saved each and when, and what it changed. */
export function RulesHistory() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { moment } = useFormats()
  const lottery = useRecordContext<Lottery>()
  if (lottery === undefined) return null
  const family = rulesOfFamily(lottery)
  const { versions } = lottery
  return (
    <Box sx={{ width: '100%' }}>
      {versions.map((version, index) => {
        const before = versions[index + 1]
        return (
          <Accordion
            key={version.version}
            variant="outlined"
            defaultExpanded={index === 0}
            slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
          >
            <AccordionSummary expandIcon={<ExpandMoreIcon />}>
              <Typography component="span">
                {translate('lotteryRules.version', { version: version.version })} · {version.createdBy} ·{' '}
                {moment(version.createdAt)}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>
              {before === undefined ? (
                <Typography variant="body2">{translate('lotteryRules.first')}</Typography>
              ) : (
                <ChangeTable family={family} changes={changesOf(family, draftOf(before), draftOf(version), language)} />
              )}
            </AccordionDetails>
          </Accordion>
        )
      })}
    </Box>
  )
}
