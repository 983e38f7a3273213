import { Box } from '@mui/material'
import { maxValue, minValue, NumberInput, required, useTranslate } from 'react-admin'
import { ask, change } from '../lib/call.ts'
import type { TurnoverRuleInput } from '../lib/schema.generated.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { ConsoleTurnoverRulesDocument, UpdateTurnoverRuleDocument } from './settings.generated.ts'

const NAME = 'turnoverRules'
const share = [required(), minValue(0), maxValue(100)]

/** What must be played before money leaves: one form for each source of money. */
export default function TurnoverRules() {
  const translate = useTranslate()
  return (
    <SettingsPage name={NAME} load={async () => (await ask(ConsoleTurnoverRulesDocument, {})).rules}>
      {(rules) =>
        rules.map(({ proposal, ...rule }) => (
          <SettingsForm
            key={rule.id}
            name={NAME}
            heading={`${NAME}.sources.${rule.id}`}
            record={rule}
            proposal={proposal}
            label={(path) => labelOf(path, rule.weights, translate)}
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

/** The share of a category bears its name. */
function labelOf(path: string, weights: readonly { gameType: string }[], translate: (key: string) => string): string {
  const weight = weights[Number(/^weights\.(\d+)\.percent$/.exec(path)?.[1])]
  return translate(weight === undefined ? `${NAME}.${path}` : `gameTypes.${weight.gameType}`)
}
