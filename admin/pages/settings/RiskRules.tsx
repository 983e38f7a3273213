import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { required, SelectInput, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { UpdateRiskRuleInput } from '../../lib/schema.generated.ts'
import { change, read } from '../../providers/server.ts'
import { AmountInput, CountInput, SwitchInput } from './inputs.tsx'
import { RiskRuleList } from './RiskRuleList.tsx'
import { RiskRuleTrial } from './RiskRuleTrial.tsx'
import {
  ConsoleRiskRulesDocument,
  type ConsoleRiskRuleFragment as Rule,
  UpdateRiskRuleDocument,
} from './risk-rules.generated.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'

const NAME = 'riskRules'
/** The server takes no more. */
const most = { leastCount: 1000, hours: 2160, percent: 10_000 }
const consequences = ['NOTE', 'CASE', 'HOLD'].map((id) => ({ id, name: `risk.follows.${id}` }))

/** What withdrawals are looked at for: all rules, and the one at hand with its form and its trial. */
export default function RiskRules() {
  return (
    <SettingsPage name={NAME} load={async () => (await read(ConsoleRiskRulesDocument, {})).rules}>
      {(rules) => <Rules rules={rules} />}
    </SettingsPage>
  )
}

function Rules({ rules }: { rules: readonly Rule[] }) {
  const translate = useTranslate()
  const [search, setSearch] = useSearchParams()
  const chosen = rules.find(({ id }) => id === search.get('kind')) ?? rules[0]
  if (chosen === undefined) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ maxWidth: '70ch' }}>{translate(`${NAME}.list`)}</Typography>
      <RiskRuleList rules={rules} />
      <TextField
        select
        label={translate(`${NAME}.choose`)}
        value={chosen.id}
        onChange={(event) => setSearch({ kind: event.target.value }, { replace: true })}
        sx={{ maxWidth: 720 }}
        margin="none"
      >
        {rules.map(({ id }) => (
          <MenuItem key={id} value={id}>
            {translate(`risk.kinds.${id}`)}
          </MenuItem>
        ))}
      </TextField>
      <RuleForm key={chosen.id} rule={chosen} />
    </Box>
  )
}

function RuleForm({ rule: { proposal, currency: _currency, ...rule } }: { rule: Rule }) {
  const translate = useTranslate()
  return (
    <SettingsForm
      name={NAME}
      subjectKind="RISK_RULE"
      heading={`risk.kinds.${rule.id}`}
      record={rule}
      proposal={proposal}
      save={({ id, ...values }, reason) =>
        change(UpdateRiskRuleDocument, { input: { ...values, kind: id, reason } as UpdateRiskRuleInput })
      }
    >
      <Typography sx={{ mb: 1 }}>{translate(`risk.about.${rule.id}`)}</Typography>
      <SwitchInput settings={NAME} source="isOn" />
      <SelectInput
        source="follows"
        label={`${NAME}.follows`}
        choices={consequences}
        validate={required()}
        sx={{ mt: 2 }}
      />
      {rule.leastCount !== null && <CountInput settings={NAME} source="leastCount" least={1} most={most.leastCount} />}
      {rule.hours !== null && <CountInput settings={NAME} source="hours" least={1} most={most.hours} />}
      {rule.percent !== null && <CountInput settings={NAME} source="percent" least={1} most={most.percent} />}
      {rule.amount !== null && <AmountInput settings={NAME} source="amount" />}
      <RiskRuleTrial rule={rule} />
    </SettingsForm>
  )
}
