import { Box, Button, Card, CardContent, Chip, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { formatAmount, formatMoment } from '../../lib/moments.ts'
import type { ConsoleSuspenseDetailFragment } from './suspense.generated.ts'

interface Props {
  record: ConsoleSuspenseDetailFragment
  mayDecide: boolean
  onChoose(depositId: string, account: string): void
}

/** The deposits that the money could be meant for, and what speaks for each. */
export function Candidates({ record, mayDecide, onChoose }: Props) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  if (record.candidates.length === 0) return <Typography>{translate('depositDesk.noCandidates')}</Typography>
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', p: 0, m: 0 }}>
      {record.candidates.map(({ deposit, codeDistance, isSameAmount, isSameAccount, isClaimed }) => (
        <Card key={deposit.id} component="li" variant="outlined">
          <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Box sx={{ flex: '1 1 280px' }}>
              <Typography sx={{ fontWeight: 600 }}>
                <TextLink to={`/deposits/${deposit.id}/show`}>
                  {`${deposit.account} · ${formatAmount(deposit.amount, language, deposit.currency)}`}
                </TextLink>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[
                  deposit.transferCode,
                  translate(`depositStates.${deposit.state}`),
                  formatMoment(deposit.createdAt, language),
                ].join(' · ')}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
                {codeDistance === 0 && <Chip size="small" color="success" label={translate('depositDesk.sameCode')} />}
                {codeDistance !== null && codeDistance > 0 && (
                  <Chip
                    size="small"
                    color="warning"
                    label={translate('depositDesk.nearCode', { count: codeDistance })}
                  />
                )}
                {isSameAmount && <Chip size="small" label={translate('depositDesk.sameAmount')} />}
                {isSameAccount && <Chip size="small" label={translate('depositDesk.sameAccount')} />}
                {isClaimed && <Chip size="small" color="info" label={translate('depositDesk.isClaimed')} />}
              </Box>
            </Box>
            {mayDecide && (
              <Button variant="contained" onClick={() => onChoose(deposit.id, deposit.account)}>
                {translate('depositDesk.DEPOSIT')}
              </Button>
            )}
          </CardContent>
        </Card>
      ))}
    </Box>
  )
}
