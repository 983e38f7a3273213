import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleRiskFactsFragment as Facts, ConsoleRiskSignalFragment as Signal } from './risk.generated.ts'
import { useFindingWords } from './use-finding-words.ts'

const TONES = { NOTE: 'default', CASE: 'warning', HOLD: 'error' } as const

/** What rules found, each in a sentence with what it rests on. */
export function Findings({ signals }: { signals: readonly Signal[] }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const words = useFindingWords()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {signals.map(({ id, kind, follows, withdrawalId, facts, foundAt }) => (
        <Box key={id} component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
              {translate(`risk.kinds.${kind}`)}
            </Typography>
            <StateChip label={translate(`risk.follows.${follows}`)} tone={TONES[follows]} />
          </Box>
          <Typography>{words(kind, facts)}</Typography>
          <FactLines facts={facts} />
          <Typography variant="body2" color="textSecondary">
            {moment(foundAt)}
            {' · '}
            <TextLink to={`/withdrawals/${withdrawalId}/show`}>{translate('riskRules.withdrawal')}</TextLink>
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** Who shares it, and what is shared. */
export function FactLines({ facts: { members, details } }: { facts: Facts }) {
  const translate = useTranslate()
  return (
    <>
      {members.length > 0 && (
        <Typography variant="body2" component="div">
          {`${translate('risk.members')}: `}
          {members.map(({ id, account }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <TextLink to={`/members/${id}/show`}>{account}</TextLink>
            </span>
          ))}
        </Typography>
      )}
      {details.map((detail) => (
        <Typography key={detail} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      ))}
    </>
  )
}
