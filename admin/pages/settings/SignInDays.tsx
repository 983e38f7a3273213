import { Alert } from '@mui/material'
import {
  ArrayInput,
  maxLength,
  ResourceContextProvider,
  required,
  SelectInput,
  SimpleFormIterator,
  useTranslate,
} from 'react-admin'
import { GroupedInput } from '../../inputs/GroupedInput.tsx'
import { amountRules } from '../../kits/chance/chance-rules.ts'
import { plainAmount } from '../../lib/plain-amount.ts'
import type { SignInDaySettingsInput } from '../../lib/schema.generated.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { pickEach } from '../../providers/resource-operations.ts'
import { change, read } from '../../providers/server.ts'
import { SwitchInput } from './inputs.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import {
  ConsoleSignInDaysDocument,
  type ConsoleSignInDaysQuery,
  UpdateSignInDaysDocument,
} from './settings.generated.ts'

const NAME = 'signInDays'
const kinds = ['MONEY', 'POINTS'].map((id) => ({ id, name: `prizeKinds.${id}` }))
const mostDays = 31

type Settings = ConsoleSignInDaysQuery['settings']

/** What members are given for coming every day, day by day, with what that costs. */
export default function SignInDays() {
  const translate = useTranslate()
  return (
    <SettingsPage name={NAME} load={async () => (await read(ConsoleSignInDaysDocument, {})).settings}>
      {(settings) => (
        <>
          <Cost settings={settings} />
          <SettingsForm
            name={NAME}
            subjectKind="SIGN_IN_DAYS"
            record={{
              id: settings.id,
              isRunning: settings.isRunning,
              steps: inForm(settings.steps),
            }}
            proposal={settings.proposal}
            label={(path) => labelOf(path, translate)}
            save={({ id: _id, ...values }, reason) =>
              change(UpdateSignInDaysDocument, {
                input: { ...values, steps: pickEach(values.steps, 'kind', 'amount'), reason } as SignInDaySettingsInput,
              })
            }
          >
            <SwitchInput settings={NAME} source="isRunning" />
            {/* The rows of an iterator ask for the resource that they belong to. */}
            <ResourceContextProvider value={NAME}>
              <ArrayInput
                source="steps"
                label={`${NAME}.steps`}
                helperText={`${NAME}.stepsHelp`}
                validate={maxLength(mostDays)}
                sx={{ mt: 3 }}
              >
                <SimpleFormIterator
                  inline
                  disableClear
                  // The fields of all days stand below each other, of day 1 as of day 31.
                  sx={{ '& .RaSimpleFormIterator-index': { minWidth: '4.5em' } }}
                  getItemLabel={(index) => translate(`${NAME}.day`, { day: index + 1 })}
                >
                  <SelectInput
                    source="kind"
                    label={`${NAME}.kind`}
                    choices={kinds}
                    validate={required()}
                    helperText={false}
                  />
                  <GroupedInput source="amount" label={`${NAME}.amount`} validate={amountRules} helperText={false} />
                </SimpleFormIterator>
              </ArrayInput>
            </ResourceContextProvider>
          </SettingsForm>
        </>
      )}
    </SettingsPage>
  )
}

const inForm = (steps: Settings['steps']) => steps.map(({ kind, amount }) => ({ kind, amount: plainAmount(amount) }))

/** What all of the ladder gives a member, and what was given of late. */
function Cost({ settings: { money, points, currency, lately } }: { settings: Settings }) {
  const translate = useTranslate()
  const { amount, number } = useFormats()
  return (
    <Alert severity="info" sx={{ mt: 2, maxWidth: 720 }}>
      {translate(`${NAME}.cost`, { money: amount(money, currency), points: number(Number(points)) })}{' '}
      {translate(`${NAME}.lately`, {
        count: lately.claims,
        claims: number(lately.claims),
        money: amount(lately.money, currency),
        points: number(Number(lately.points)),
      })}
    </Alert>
  )
}

/** A figure of a day says which day it belongs to. */
function labelOf(path: string, translate: (key: string, values?: object) => string): string {
  const [, index, field] = /^steps\.(\d+)\.(kind|amount)$/.exec(path) ?? []
  if (index === undefined) return translate(`${NAME}.${path}`, { _: path })
  return translate(`${NAME}.dayOf`, { day: Number(index) + 1, field: translate(`${NAME}.${field}`) })
}
