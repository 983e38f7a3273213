import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { UpdateRebateRulesInput } from '../../lib/schema.generated.ts'
import { change, read } from '../../providers/server.ts'
import { AmountInput, CountInput, FigureInput, SwitchInput } from './inputs.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { ConsoleRebateRulesDocument, UpdateRebateRulesDocument } from './settings.generated.ts'

const NAME = 'rebateRules'
/** The server takes no more. */
const most = { percent: 10, days: 60 }

/** By what members get back what they play: a percentage of each category, and when it is given. */
export default function RebateRules() {
  const translate = useTranslate()
  return (
    <SettingsPage name={NAME} load={async () => (await read(ConsoleRebateRulesDocument, {})).rules}>
      {({ proposal, ...rules }) => (
        <SettingsForm
          name={NAME}
          subjectKind="REBATE_RULES"
          record={rules}
          proposal={proposal}
          label={(path) => labelOf(path, rules.rates, translate)}
          save={({ id: _id, ...values }, reason) =>
            change(UpdateRebateRulesDocument, { input: { ...values, reason } as UpdateRebateRulesInput })
          }
        >
          <SwitchInput settings={NAME} source="isAutomatic" />
          <Box
            sx={{
              display: 'grid',
              gap: '0 16px',
              width: '100%',
              gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
            }}
          >
            {rules.rates.map(({ category }, index) => (
              <FigureInput
                key={category}
                source={`rates.${index}.percent`}
                label={`gameTypes.${category}`}
                helperText={`${NAME}.percentHelp`}
                least={0}
                most={most.percent}
                places={2}
              />
            ))}
          </Box>
          <AmountInput settings={NAME} source="leastClaim" />
          <AmountInput settings={NAME} source="dailyCap" />
          <CountInput settings={NAME} source="claimDays" least={1} most={most.days} />
        </SettingsForm>
      )}
    </SettingsPage>
  )
}

/** The percentage of a category bears its name. */
function labelOf(path: string, rates: readonly { category: string }[], translate: (key: string) => string): string {
  const rate = rates[Number(/^rates\.(\d+)\.percent$/.exec(path)?.[1])]
  return translate(rate === undefined ? `${NAME}.${path}` : `gameTypes.${rate.category}`)
}
