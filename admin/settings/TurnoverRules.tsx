import { Box } from '@mui/material'
import { maxValue, minValue, NumberInput, required } from 'react-admin'
import { ask, change } from '../lib/call.ts'
import type { TurnoverRuleInput } from '../lib/schema.generated.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { ConsoleTurnoverRulesDocument, UpdateTurnoverRuleDocument } from './settings.generated.ts'

const NAME = 'turnoverRules'
const share = [required(), minValue(0), maxValue(100)]

/** What must be played before money leaves: one form for each source of money. */
export default function TurnoverRules() {
  return (
    <SettingsPage name={NAME} load={async () => (await ask(ConsoleTurnoverRulesDocument, {})).rules}>
      {(rules) =>
        rules.map((rule) => (
          <SettingsForm
            key={rule.id}
            name={NAME}
            heading={`${NAME}.sources.${rule.id}`}
            record={rule}
            save={(values, reason) =>
              change(UpdateTurnoverRuleDocument, { input: { ...values, reason } as TurnoverRuleInput })
            }
          >
            <NumberInput
              source="multiplier"
              label={`${NAME}.multiplier`}
              helperText={`${NAME}.multiplierHelp`}
              validate={share}
              step={0.1}
              min={0}
              max={100}
            />
            <Box
              sx={{
                display: 'grid',
                gap: '0 16px',
                width: '100%',
                gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
              }}
            >
              {rule.weights.map(({ gameType }, index) => (
                <NumberInput
                  key={gameType}
                  source={`weights.${index}.percent`}
                  label={`gameTypes.${gameType}`}
                  helperText={`${NAME}.percentHelp`}
                  validate={share}
                  min={0}
                  max={100}
                />
              ))}
            </Box>
          </SettingsForm>
        ))
      }
    </SettingsPage>
  )
}
