import type { Family } from '@croupier/lottery/core/family.ts'
import type { PlayType } from '@croupier/lottery/core/play-type.ts'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBoardWords } from '../../../lib/use-board-words.ts'
import { type Draft, withOdds, withOffer } from './draft.ts'
import { PlayTypeOdds } from './PlayTypeOdds.tsx'

interface Props {
  family: Family
  draft: Draft
  inForce: Draft
  mayChange: boolean
  onChange(change: (draft: Draft) => Draft): void
}

/** The odds of every play type, tab by tab as members see them, with what its tickets return. */
export function OddsTables({ family, draft, inForce, mayChange, onChange }: Props) {
  const translate = useTranslate()
  const words = useBoardWords()
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<string | undefined>(family.playTypes[0]?.group)
  const wanted = search.trim().toLocaleLowerCase()
  const fits = ({ code }: PlayType) => {
    if (wanted === '') return true
    return `${words.playType(family.code, code)} ${code}`.toLocaleLowerCase().includes(wanted)
  }
  const tabs = [...new Set(family.playTypes.map(({ group }) => group))]
    .map((group) => ({ group, playTypes: family.playTypes.filter((one) => one.group === group && fits(one)) }))
    .filter(({ playTypes }) => playTypes.length > 0)

  return (
    <Box>
      <Typography component="h2" variant="h2">
        {translate('lotteryRules.odds')}
      </Typography>
      <TextField
        label={translate('lotteryRules.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ maxWidth: 360 }}
      />
      {tabs.length === 0 && <Typography sx={{ py: 2 }}>{translate('desk.empty')}</Typography>}
      {tabs.map(({ group, playTypes }) => (
        <Accordion
          key={group}
          variant="outlined"
          expanded={wanted !== '' || opened === group}
          onChange={(_event, isExpanded) => setOpened(isExpanded ? group : undefined)}
          slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
        >
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Typography component="span">
              {words.group(group)} ({playTypes.length})
            </Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ p: 0 }}>
            {playTypes.map((playType) => (
              <PlayTypeOdds
                key={playType.code}
                family={family}
                playType={playType}
                draft={draft}
                inForce={inForce}
                mayChange={mayChange}
                onOdds={(prize, text) => onChange((now) => withOdds(now, playType.code, prize, text))}
                onOffer={(isOffered) => onChange((now) => withOffer(now, playType.code, isOffered))}
              />
            ))}
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  )
}
