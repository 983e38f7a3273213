import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TurnoverRuleInput } from '../../lib/schema.generated.ts'
import { change, read } from '../../providers/server.ts'
import { FigureInput } from './inputs.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { ConsoleTurnoverRulesDocument, UpdateTurnoverRuleDocument } from './settings.generated.ts'

const NAME = 'turnoverRules'
/** The server takes no more, of times and of per cent alike. */
const most = 100

/** What must be played before money leaves: one form for each source of money. */
export default function TurnoverRules() {
  const translate = useTranslate()
  return (
    <SettingsPage name={NAME} load={async () => (await read(ConsoleTurnoverRulesDocument, {})).rules}>
      {(rules) =>
        rules.map(({ proposal, ...rule }) => (
          <SettingsForm
            key={rule.id}
            name={NAME}
            subjectKind="TURNOVER_RULES"
            heading={`${NAME}.sources.${rule.id}`}
            record={rule}
            proposal={proposal}
            label={(path) => labelOf(path, rule.weights, translate)}
            save={(values, reason) =>
              change(UpdateTurnoverRuleDocument, { input: { ...values, reason } as TurnoverRuleInput })
            }
          >
            <FigureInput
              source="multiplier"
              label={`${NAME}.multiplier`}
              helperText={`${NAME}.multiplierHelp`}
              least={0}
              most={most}
              places={4}
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
                <FigureInput
                  key={gameType}
                  source={`weights.${index}.percent`}
                  label={`gameTypes.${gameType}`}
                  helperText={`${NAME}.percentHelp`}
                  least={0}
                  most={most}
                  places={2}
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
