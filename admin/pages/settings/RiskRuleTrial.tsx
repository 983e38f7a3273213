import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { TextLink } from '../../fields/TextLink.tsx'
import { FactLines } from '../../kits/risk/Findings.tsx'
import { useFindingWords } from '../../kits/risk/use-finding-words.ts'
import type { TryRiskRuleInput } from '../../lib/schema.generated.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { change } from '../../providers/server.ts'
import { type ConsoleRiskRuleFragment, TryRiskRuleDocument, type TryRiskRuleMutation } from './risk-rules.generated.ts'

type Trial = NonNullable<TryRiskRuleMutation['payload']['trial']>
type Kind = ConsoleRiskRuleFragment['id']

const LIMITS = ['leastCount', 'hours', 'percent', 'amount'] as const

/** What the rule would have found with the limits that stand in the form. */
export function RiskRuleTrial({ rule }: { rule: Omit<ConsoleRiskRuleFragment, 'proposal' | 'currency'> }) {
  const translate = useTranslate()
  const values = useWatch<Record<string, unknown>>()
  const known = LIMITS.filter((limit) => rule[limit] !== null)
  const isComplete = known.every(
    (limit) => values[limit] !== null && values[limit] !== undefined && values[limit] !== '',
  )
  const trial = useMutation({
    mutationFn: async () => {
      const limits = Object.fromEntries(LIMITS.map((limit) => [limit, known.includes(limit) ? values[limit] : null]))
      return (await change(TryRiskRuleDocument, { input: { kind: rule.id, ...limits } as TryRiskRuleInput })).trial
    },
  })
  return (
    <Box
      component="section"
      sx={{ display: 'grid', gap: 1, width: '100%', mb: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Button
        variant="outlined"
        disabled={trial.isPending || !isComplete}
        onClick={() => trial.mutate()}
        sx={{ justifySelf: 'start' }}
      >
        {translate('riskRules.try')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {translate(isComplete ? 'riskRules.tryHelp' : 'riskRules.incomplete')}
      </Typography>
      <Box role="status">
        {trial.error !== null && <Alert severity="error">{trial.error.message}</Alert>}
        {trial.data && <Result kind={rule.id} trial={trial.data} />}
      </Box>
    </Box>
  )
}

function Result({ kind, trial: { looked, found, examples } }: { kind: Kind; trial: Trial }) {
  const translate = useTranslate()
  const { moment, number } = useFormats()
  const words = useFindingWords()
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {translate(found === 0 ? 'riskRules.nothing' : 'riskRules.tried', {
          found: number(found),
          looked: number(looked),
        })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {examples.map(({ withdrawalId, memberId, account, askedAt, facts }) => (
          <Box component="li" key={withdrawalId} sx={{ mt: 1 }}>
            <TextLink to={`/members/${memberId}/show`}>{account}</TextLink>
            {' · '}
            <TextLink to={`/withdrawals/${withdrawalId}/show`}>{moment(askedAt)}</TextLink>
            <Typography variant="body2">{words(kind, facts)}</Typography>
            <FactLines facts={facts} />
          </Box>
        ))}
      </Box>
    </>
  )
}
