import { ArrayInput, ResourceContextProvider, regex, required, SimpleFormIterator, useTranslate } from 'react-admin'
import { GroupedInput } from '../../inputs/GroupedInput.tsx'
import type { PointSettingsInput } from '../../lib/schema.generated.ts'
import { TYPED_AMOUNT } from '../../lib/typed-amount.ts'
import { pickEach } from '../../providers/resource-operations.ts'
import { change, read } from '../../providers/server.ts'
import { AmountInput, PointsInput } from './inputs.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { ConsolePointSettingsDocument, UpdatePointSettingsDocument } from './settings.generated.ts'

const NAME = 'pointSettings'
const amountRule = [required(), regex(TYPED_AMOUNT, 'depositDesk.amountFormat')]

/** What deposits earn in points, step by step, and what points are exchanged for. */
export default function PointSettings() {
  const translate = useTranslate()
  return (
    <SettingsPage name={NAME} load={async () => (await read(ConsolePointSettingsDocument, {})).settings}>
      {({ currency: _currency, proposal, steps, ...settings }) => (
        <SettingsForm
          name={NAME}
          subjectKind="POINT_SETTINGS"
          record={{ ...settings, steps: steps.map(({ from, points }) => ({ from, points })) }}
          proposal={proposal}
          label={(path) => labelOf(path, translate)}
          save={({ id: _id, ...values }, reason) =>
            change(UpdatePointSettingsDocument, {
              input: { ...values, steps: pickEach(values.steps, 'from', 'points'), reason } as PointSettingsInput,
            })
          }
        >
          {/* The rows of an iterator ask for the resource that they belong to. */}
          <ResourceContextProvider value={NAME}>
            <ArrayInput source="steps" label={`${NAME}.steps`} helperText={`${NAME}.stepsHelp`}>
              <SimpleFormIterator disableReordering disableClear inline>
                <GroupedInput source="from" label={`${NAME}.from`} validate={amountRule} helperText={false} />
                <GroupedInput source="points" label={`${NAME}.points`} validate={amountRule} helperText={false} />
              </SimpleFormIterator>
            </ArrayInput>
          </ResourceContextProvider>
          <AmountInput settings={NAME} source="exchangeAmount" />
          <PointsInput settings={NAME} source="minimumPoints" />
        </SettingsForm>
      )}
    </SettingsPage>
  )
}

/** A figure of a step says which step it belongs to. */
function labelOf(path: string, translate: (key: string, values?: object) => string): string {
  const [, index, field] = /^steps\.(\d+)\.(from|points)$/.exec(path) ?? []
  if (index === undefined) return translate(`${NAME}.${path}`, { _: path })
  return translate(`${NAME}.step`, { number: Number(index) + 1, field: translate(`${NAME}.${field}`) })
}
