import {
  ArrayInput,
  maxLength,
  ResourceContextProvider,
  required,
  SimpleFormIterator,
  TextInput,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { languageName } from '../../lib/language-name.ts'
import type { UpdateVipLevelsInput } from '../../lib/schema.generated.ts'
import { change, read } from '../../providers/server.ts'
import { useBrand } from '../../providers/use-brand.ts'
import { AmountInput, FigureInput } from './inputs.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { ConsoleVipLevelsDocument, UpdateVipLevelsDocument } from './vip-levels.generated.ts'
import { levelsInput } from './vip-levels.ts'

const NAME = 'vipLevels'
const amounts = ['deposits', 'validBet', 'keepValidBet', 'upgradeBonus', 'monthlyBonus', 'birthdayBonus'] as const

/** The levels of the brand, the lowest first: what each demands and gives. */
export default function VipLevels() {
  const translate = useTranslate()
  const brand = useBrand()
  // As the server orders names.
  const languages = (brand?.languages ?? []).toSorted()
  const label = (path: string) => labelOf(path, translate)
  return (
    <SettingsPage name={NAME} load={async () => (await read(ConsoleVipLevelsDocument, {})).settings}>
      {({ proposal, id, levels }) => (
        <SettingsForm
          name={NAME}
          subjectKind="VIP_LEVELS"
          record={{ id, levels: levels.map(inForm) }}
          proposal={proposal}
          label={label}
          save={(values, reason) =>
            change(UpdateVipLevelsDocument, {
              input: { levels: levelsInput(values, languages), reason } as UpdateVipLevelsInput,
            })
          }
        >
          {/* The rows of an iterator ask for the resource that they belong to. */}
          <ResourceContextProvider value={NAME}>
            <ArrayInput source="levels" label={`${NAME}.name`} helperText={`${NAME}.order`}>
              <SimpleFormIterator disableReordering disableClear fullWidth getItemLabel={(index) => `${index + 1}`}>
                {languages.map((language, place) => (
                  <NameInput key={language} language={language} place={place} />
                ))}
                {amounts.map((source) => (
                  <AmountInput key={source} settings={NAME} source={source} />
                ))}
                <FigureInput
                  source="risePercent"
                  label={`${NAME}.rebateRise`}
                  helperText={`${NAME}.rebateRiseHelp`}
                  least={0}
                  most={10}
                  places={2}
                />
              </SimpleFormIterator>
            </ArrayInput>
          </ResourceContextProvider>
        </SettingsForm>
      )}
    </SettingsPage>
  )
}

function NameInput({ language, place }: { language: string; place: number }) {
  const translate = useTranslate()
  const [spoken] = useLocaleState()
  return (
    <TextInput
      source={`names.${place}.name`}
      label={translate(`${NAME}.nameIn`, { language: languageName(language, spoken) })}
      helperText={false}
      validate={[required(), maxLength(40)]}
    />
  )
}

type Level = Record<(typeof amounts)[number], string> & {
  readonly names: readonly { readonly language: string; readonly name: string }[]
  readonly rebateRise: number
}

/** As the server and a wish have it, with the rise in per cent beside it for the form. */
const inForm = ({ names, rebateRise, ...level }: Level) => ({
  names: names.map(({ language, name }) => ({ language, name })),
  ...Object.fromEntries(amounts.map((name) => [name, level[name]])),
  rebateRise,
  risePercent: rebateRise / 100,
})

/** `levels.0.deposits` is the deposits of level 1. */
function labelOf(path: string, translate: (key: string, values?: FieldValues) => string): string {
  const [, place, field = ''] = /^levels\.(\d+)\.(\w+)/.exec(path) ?? []
  if (place === undefined) return translate(`${NAME}.name`)
  return translate(`${NAME}.fieldOf`, { rank: Number(place) + 1, field: translate(`${NAME}.${field}`) })
}
